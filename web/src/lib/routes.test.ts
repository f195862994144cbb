import { describe, expect, it } from 'vitest';
import { match } from './routes';

describe('addresses', () => {
  it('finds the page', () => {
    expect(match('/').page).toBe('lobby');
    expect(match('/rules').page).toBe('rules');
    expect(match('/rules/').page).toBe('rules');
  });

  it('reads and decodes parameters', () => {
    expect(match('/game/a%20b')).toEqual({ page: 'game', params: { id: 'a b' } });
    expect(match('/replay/7')).toEqual({ page: 'replay', params: { id: '7' } });
  });

  it('calls everything else missing', () => {
    expect(match('/game').page).toBe('missing');
    expect(match('/game/').page).toBe('missing');
    expect(match('/game/%zz').page).toBe('missing');
    expect(match('/nothing/here').page).toBe('missing');
  });
});
