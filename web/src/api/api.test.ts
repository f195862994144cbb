import { describe, expect, it } from 'vitest';
import { ApiError, commandId, path, refusal, Unreachable } from './api';
import { backOff } from './stream';

describe('the client', () => {
  it('fills paths in so that no id leaves its place', () => {
    expect(path('/api/games/{game}/view', { game: '../x' }, { seat: 0, at: undefined })).toBe('/api/games/..%2Fx/view?seat=0');
    expect(path('/api/games/{game}', { game: 'a' })).toBe('/api/games/a');
  });

  it('reads problem details', async () => {
    const problem = { type: 't', title: 'Against the rules', status: 422, detail: 'too far', code: 'illegal', rule: 'MOV-3' };
    const answer = new Response(JSON.stringify(problem), { status: 422, headers: { 'Content-Type': 'application/problem+json' } });
    const error = await refusal(answer);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'too far', code: 'illegal', rule: 'MOV-3', status: 422 });
  });

  it('takes a proxy without a server for unreachable, other bare answers for what they are', async () => {
    expect(await refusal(new Response('', { status: 502 }))).toBeInstanceOf(Unreachable);
    const outage = new Response('{"code":"no-database"}', { status: 503, headers: { 'Content-Type': 'application/problem+json' } });
    expect(await refusal(outage)).toBeInstanceOf(Unreachable);
    const full = new Response('{"code":"overloaded","status":503}', { status: 503, headers: { 'Content-Type': 'application/problem+json' } });
    expect(await refusal(full)).toMatchObject({ code: 'overloaded' });
    expect(await refusal(new Response('no', { status: 404, statusText: 'Not Found' }))).toMatchObject({ code: 'http-404' });
  });

  it('makes ids that the API accepts', () => {
    expect(commandId()).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });

  it('waits longer after each failure, and never too long', () => {
    expect(backOff(1, 0.5)).toBe(500);
    expect(backOff(3, 0.5)).toBe(2000);
    expect(backOff(30, 0.5)).toBe(15000);
  });
});
