import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from './engine';

vi.mock('./address', () => ({ ADDRESS: 'autobahn.wasm' }));

/** A worker that does what its test wants. */
class FakeWorker {
  static all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: { message: string }) => void) | null = null;
  readonly heard: unknown[] = [];
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(data: unknown): void {
    this.heard.push(data);
  }
  terminate(): void {
    this.ended = true;
  }
}

const EMPTY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
let arrives: () => void = () => {};

beforeEach(() => {
  FakeWorker.all = [];
  const file = new Promise<void>((resolve) => (arrives = resolve));
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async () => (await file, new Response(EMPTY)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const fresh = async (): Promise<Engine> => new (await import('./engine')).Engine();
/** How a call ends; never, if it has not after a while. */
const outcome = (call: Promise<unknown>): Promise<string> =>
  Promise.race([call.then(() => 'answered', (problem: unknown) => (problem instanceof Error && 'code' in problem ? String(problem.code) : String(problem))), new Promise<string>((resolve) => setTimeout(() => resolve('never'), 500))]);

describe('an engine that starts', () => {
  it('has its worker while the module is on its way, and asks it when both are there', async () => {
    const engine = await fresh();
    const call = engine.call('about', {});
    expect(FakeWorker.all).toHaveLength(1);
    arrives();
    await vi.waitFor(() => expect(FakeWorker.all[0]!.heard).toHaveLength(2));
    FakeWorker.all[0]!.onmessage!({ data: { id: 1, answer: '{"result":{}}' } });
    expect(await outcome(call)).toBe('answered');
  });

  it('answers whoever waits when its worker dies before the module is there, and starts anew', async () => {
    const engine = await fresh();
    const call = engine.call('about', {});
    FakeWorker.all[0]!.onerror!({ message: 'not found' });
    arrives();
    expect(await outcome(call)).toBe('engine-died');
    expect(FakeWorker.all[0]!.ended).toBe(true);
    void engine.call('about', {});
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('answers whoever waits when it is closed', async () => {
    const engine = await fresh();
    const call = engine.call('about', {});
    engine.close();
    arrives();
    expect(await outcome(call)).not.toBe('never');
    expect(FakeWorker.all.every(({ ended }) => ended)).toBe(true);
  });

  it('ends its worker where the module cannot be had', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const engine = await fresh();
    expect(await outcome(engine.call('about', {}))).toBe('no-engine');
    expect(FakeWorker.all[0]!.ended).toBe(true);
  });
});
