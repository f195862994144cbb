import type { Entry } from './model';

/** The moves that still stand: an undo takes back all after the first `to`. */
export function standing(entries: readonly Entry[]): Entry[] {
  const moves: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undo') moves.length = Math.min(moves.length, entry.to ?? moves.length);
    else moves.push(entry);
  }
  return moves;
}

/** Entries joined with newer ones, without gaps or repeats; null if something in between is missing. */
export function joined(known: readonly Entry[], more: readonly Entry[]): Entry[] | null {
  const all = [...known];
  for (const entry of more) {
    const last = all.at(-1)?.number ?? 0;
    if (entry.number <= last) continue;
    if (entry.number !== last + 1) return null;
    all.push(entry);
  }
  return all;
}
