import type { Hint } from '../api';
import { PosedTable, recordUpTo } from '../local';
import { mistakeId, mistakeOf, solveMistake } from '../mistakes/mistakes';
import { PUZZLE } from '../tables';
import { noteAnswer } from './progress';
import { type Found, judge, loadPuzzles, type PuzzleTurn, type Verdict } from './puzzle';

/** What is told of the best turn. */
export interface Explained {
  turns: PuzzleTurn[];
  /** The turn that was played in one's own game. */
  played?: string[];
  reasons: ReadonlyArray<{ term: string; points: number }>;
  line: Found['line'];
  playouts: number;
}

/** A position to be solved: one that comes with the app, or from a game of one's own. */
export interface Task {
  id: string;
  kind: 'puzzle' | 'mistake';
  title: string;
  at: number;
  seat: number;
  editionHash: string;
  themes: string[];
  rating?: number;
  record: string;
  table: PosedTable;
  best: string[];
  judge(answer: readonly string[]): Promise<Verdict>;
  explain(): Promise<Explained>;
  /** Notes how the answer was. */
  note(solved: boolean): void;
}

/** Playouts by which turns of one's own games are compared, and how deep a bot looks for reasons. */
const PLAYOUTS = 300;
const ITERATIONS = 300;

const posed = (id: string, record: string, at: number, seat: number, title: string, name: string): PosedTable => new PosedTable(PUZZLE + id, { record, at, seat, title, name });

async function leadsToTheSame(table: PosedTable, best: readonly string[], answer: readonly string[]): Promise<boolean> {
  if (best.join() === answer.join()) return true;
  const [one, other] = await Promise.all([table.viewAfter(best), table.viewAfter(answer)]);
  return JSON.stringify(one.view) === JSON.stringify(other.view);
}

/** The position of an address; null if there is none. */
export async function taskOf(id: string, title: (found: Found) => string, name: (seat: number) => string): Promise<Task | null> {
  const own = mistakeOf(id);
  if (own) return mistakeTask(own, name(own.mistake.seat));
  const found = (await loadPuzzles()).find((one) => one.id === id);
  return found ? shippedTask(found, title(found), name(found.seat)) : null;
}

function shippedTask(found: Found, title: string, name: string): Task {
  const { id, at, seat, record, turns, reasons, line, playouts } = found;
  const table = posed(id, record, at, seat, title, name);
  const best = turns[0]!;
  const gap = best.chance - (turns[1]?.chance ?? 0);
  return {
    ...found,
    kind: 'puzzle',
    title,
    table,
    best: best.moves,
    async judge(answer) {
      const same = await leadsToTheSame(table, best.moves, answer);
      const chance = same ? best.chance : (turns.find(({ moves }) => moves.join() === answer.join())?.chance ?? (await table.chanceAfter(answer, playouts)));
      return judge(best.chance, chance, gap, same);
    },
    explain: async () => ({ turns, reasons, line, playouts }),
    note: (solved) => noteAnswer(id, found.rating, solved),
  };
}

async function mistakeTask({ game, mistake }: NonNullable<ReturnType<typeof mistakeOf>>, name: string): Promise<Task> {
  const { at, seat, better, played, gain } = mistake;
  const record = await recordUpTo(game.record, at);
  const id = mistakeId(game.game, at);
  const table = posed(id, record, at, seat, game.title, name);
  const chance = (moves: readonly string[]) => table.chanceAfter(moves, PLAYOUTS);
  return {
    id,
    kind: 'mistake',
    title: game.title,
    at,
    seat,
    editionHash: game.editionHash,
    themes: [],
    record,
    table,
    best: better,
    async judge(answer) {
      if (answer.join() === played.join()) return { kind: 'worse', loss: gain };
      const same = await leadsToTheSame(table, better, answer);
      return same ? judge(0, 0, gain, true) : judge(await chance(better), await chance(answer), gain, false);
    },
    async explain() {
      const turns = [
        { moves: better, chance: await chance(better) },
        { moves: played, chance: await chance(played) },
      ];
      const hint: Hint | null = await table.advice(ITERATIONS).catch(() => null);
      // Reasons for another turn would explain nothing.
      const reasons = hint && hint.moves[0] === better[0] ? hint.reasons : [];
      return { turns, played, reasons, line: [], playouts: PLAYOUTS };
    },
    note: (solved) => solved && solveMistake(game.game, at),
  };
}
