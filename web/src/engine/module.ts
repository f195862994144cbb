import { EngineProblem } from './problem';

/** The engine as the build has put it here; nothing, where the pages were built without it. */
const files = import.meta.glob<string>('./module/autobahn.wasm', { query: '?url', import: 'default' });

/** A module whose only content is a type that has to be collected as garbage: what older browsers refuse. */
const TINY = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 95, 0]);

let possible: boolean | undefined;

/** Whether this browser can run the engine, and there is one. */
export function supported(): boolean {
  possible ??= Object.keys(files).length > 0 && typeof WebAssembly === 'object' && typeof Worker === 'function' && WebAssembly.validate(TINY);
  return possible;
}

let compiled: Promise<WebAssembly.Module> | null = null;

/** Fetched and compiled once for all workers. From bytes, so that a host may call the file what it likes. */
export function engineModule(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  compiled.catch(() => (compiled = null));
  return compiled;
}

async function compile(): Promise<WebAssembly.Module> {
  const address = await Object.values(files)[0]?.();
  if (!address) throw EngineProblem.of(501, 'no-engine', 'These pages were built without the engine.');
  const answer = await fetch(address);
  if (!answer.ok) throw EngineProblem.of(503, 'no-engine', `The engine could not be fetched (${answer.status}).`);
  return WebAssembly.compile(await answer.arrayBuffer());
}
