import { SvelteSet } from 'svelte/reactivity';
import { PUZZLE } from '../tables';

const STORED = 'autobahn.away';

/** Reads what was kept; whatever does not fit is passed over. */
export function readAway(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Tables of mine that I do not want to see among my games, in this browser: put away, not given up. */
export const away: SvelteSet<string> = new SvelteSet(readAway(globalThis.localStorage?.getItem(STORED) ?? null));

/** Lessons and puzzles are no games: they are never listed. */
const LESSON = 'lesson:';
export const isLesson = (game: string): boolean => game.startsWith(PUZZLE) || away.has(LESSON + game);
export const noteLesson = (game: string): void => putAway(LESSON + game);

/** What somebody has been told about a game, and need not hear again. */
const TOLD = 'told:';
export const isTold = (what: string): boolean => away.has(TOLD + what);
export const noteTold = (what: string): void => putAway(TOLD + what);

/** Whether a table is out of sight. */
export const isAway = (game: string): boolean => away.has(game) || isLesson(game);

export function putAway(game: string, gone = true): void {
  if (gone) away.add(game);
  else away.delete(game);
  // The newest few hundred are enough: older tables are not listed any more.
  localStorage.setItem(STORED, JSON.stringify([...away].slice(-300)));
}
