import type { Thinking } from '../tables';

/** What windows tell each other about a game. */
export type Word = { game: string; kind: 'changed' } | { game: string; kind: 'thinking'; thinking: Thinking | null } | { game: string; kind: 'move-now' };

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('autobahn.games');
const listeners = new Set<(word: Word) => void>();

channel?.addEventListener('message', ({ data }) => listeners.forEach((listener) => listener(data as Word)));

/** Tells the other windows. */
export function tellWindows(word: Word): void {
  channel?.postMessage(word);
}

/** Hears what other windows tell, until the answer is called. */
export function hearWindows(listener: (word: Word) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Does something in one window at a time. Without locks every window does it, and the shelf lets one of them be first. */
export async function inOneWindow(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work();
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (cause) {
    if (!signal.aborted) throw cause;
  }
}
