import { ADDRESS } from './address';

/** A module of a few bytes that has one type, a struct: only a browser with garbage-collected WebAssembly takes it. */
const SMALLEST = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/** Whether there is an engine, and this browser can run it. */
export function supported(): boolean {
  return Boolean(ADDRESS) && typeof WebAssembly === 'object' && typeof Worker === 'function' && WebAssembly.validate(SMALLEST);
}
