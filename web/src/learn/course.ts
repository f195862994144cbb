import type { EditionFile } from '../tables';
import { RECORD, STEPS } from './steps';

/** The guided game as it goes with some edition. */
export interface Course {
  /** How the edition calls itself in records, and its hash. */
  edition: string;
  hash: string;
  /** What it is called; empty for the edition that the guided game was made with. */
  name: string;
  /** Its text, for a place that does not know it. */
  text?: string;
  /** Which steps go there as the coach tells them. */
  fits: readonly boolean[];
}

export const STANDARD: Course = { edition: RECORD.edition, hash: RECORD.editionHash, name: '', fits: STEPS.map(() => true) };

export const recordOf = ({ edition, hash }: Pick<Course, 'edition' | 'hash'>, moves: readonly string[]): string => JSON.stringify({ ...RECORD, edition, editionHash: hash, moves });

/** What happens move by move in the guided game; as far as its moves are legal. */
export type Told = (moves: readonly string[]) => Promise<string[]>;

/**
 * Which steps go with an edition as they are told: their moves are legal in the game so far, and the very same comes of each. What
 * comes of them is held against `told`, the game with its own edition.
 */
export function fitting(told: readonly string[], here: readonly string[]): boolean[] {
  return STEPS.map(({ at, moves }) => here.length >= at + moves && told.slice(at, at + moves).every((events, i) => events === here[at + i]));
}

/** As many moves of the guided game as are legal, and what comes of them. */
export async function asFarAsItGoes(told: Told): Promise<string[]> {
  let good: string[] = [];
  for (let least = 0, most = RECORD.moves.length; least < most; ) {
    // The whole game first: it is what mostly goes, or does not go at all.
    const half = most === RECORD.moves.length && least === 0 ? most : Math.ceil((least + most) / 2);
    try {
      good = await told(RECORD.moves.slice(0, half));
      least = half;
    } catch {
      most = half - 1;
    }
  }
  return good;
}

/** The guided game with an edition. Where this browser cannot find out what fits, only its own edition has lessons. */
export async function courseWith({ edition, hash }: EditionFile): Promise<Course> {
  if (hash === undefined || hash === RECORD.editionHash) return STANDARD;
  const { edition: id, name } = edition as { edition: string; name?: string };
  const text = JSON.stringify(edition);
  const course = { edition: id, hash, name: name || id, text };
  const here = await asFarAsItGoes((moves) => replayed(recordOf(course, moves), text));
  return { ...course, fits: fitting(here.length ? await replayed(recordOf(STANDARD, RECORD.moves)) : [], here) };
}

async function replayed(record: string, edition?: string): Promise<string[]> {
  const { ask } = await import('../local');
  const { table } = await ask('open', { game: 'lesson', record, edition });
  try {
    return (await ask('entries', { table })).entries.map(({ events }) => JSON.stringify(events));
  } finally {
    void ask('close', { table });
  }
}
