import type { Level, Options } from '../api';
import type { SaidKey } from './texts/en';

/** A turn that was compared with others. */
export interface PuzzleTurn {
  moves: string[];
  /** The chance to win after it. */
  chance: number;
  /** Whose bots play it. */
  levels?: Level[];
}

/** A position in which one turn is clearly best, as `autobahn puzzles` finds it. */
export interface Puzzle {
  id: string;
  /** How many moves of its game lead there. */
  at: number;
  seat: number;
  era: number;
  themes: string[];
  /** How hard it is, on the scale of Elo. */
  rating: number;
  /** The best one first. */
  turns: PuzzleTurn[];
  reasons: Array<{ term: string; points: number }>;
  line: Array<{ seat: number; moves: string[] }>;
}

interface PuzzleGame {
  options: Options;
  /** Digits: a seed has more than a number here can hold. */
  seed: string;
  moves: string[];
  puzzles: Puzzle[];
}

/** The puzzles that come with the app. */
export interface PuzzleSet {
  rules: string;
  edition: string;
  editionHash: string;
  effort: { playouts: number };
  games: PuzzleGame[];
}

/** A puzzle with the game that it comes from. */
export interface Found extends Puzzle {
  options: Options;
  /** The text of the record up to it. */
  record: string;
  editionHash: string;
  playouts: number;
}

export const puzzlesOf = (set: PuzzleSet): Found[] =>
  set.games.flatMap((game) =>
    game.puzzles.map((puzzle) => ({ ...puzzle, options: game.options, record: recordOf(set, game, puzzle.at), editionHash: set.editionHash, playouts: set.effort.playouts })),
  );

function recordOf({ rules, edition, editionHash }: PuzzleSet, { options, seed, moves }: PuzzleGame, at: number): string {
  const rest = JSON.stringify({ rules, edition, editionHash, options, moves: moves.slice(0, at) });
  return `{"format":1,"seed":${seed},${rest.slice(1)}`;
}

let shipped: Promise<Found[]> | null = null;

/** The puzzles that come with the app: fetched for the page that shows them. */
export function loadPuzzles(): Promise<Found[]> {
  shipped ??= import('./set-1.json').then(({ default: set }) => puzzlesOf(set as unknown as PuzzleSet));
  shipped.catch(() => (shipped = null));
  return shipped;
}

const DAY = 86_400_000;
/** A step through the set that meets every puzzle before one comes again, whatever their number. */
const STRIDE = 7919;

/** The puzzle of a day: the same one for everybody who has the same set. */
export function ofDay<T>(puzzles: readonly T[], now: number): T | undefined {
  return puzzles[(Math.floor(now / DAY) * STRIDE) % puzzles.length];
}

export type Difficulty = 'easy' | 'medium' | 'hard';
export const difficulty = (rating: number): Difficulty => (rating < 1440 ? 'easy' : rating < 1560 ? 'medium' : 'hard');

export const themeKey = (theme: string): SaidKey => `theme.${theme}` as SaidKey;

/** How an answer compares with the best turn. */
export interface Verdict {
  kind: 'best' | 'equal' | 'worse';
  /** How much of the chance to win it costs. */
  loss: number;
}

/** Less is within what chance makes of so many playouts. */
const NOISE = 0.025;

/**
 * Judges an answer by its chance to win beside that of the best turn. `same`: it leads to the same position. Whoever loses no more
 * than a third of what the next best turn loses has found it as well.
 */
export function judge(best: number, answer: number, gap: number, same: boolean): Verdict {
  if (same) return { kind: 'best', loss: 0 };
  const loss = best - answer;
  return { kind: loss <= Math.max(NOISE, gap / 3) ? 'equal' : 'worse', loss: Math.max(0, loss) };
}
