import firstGame from './records/first-game.json';

/** The whole guided game, both seats; the person at the screen is seat 0 and makes the moves of the steps. */
export const RECORD = firstGame;
export const LEARNER = 0;

export interface Step {
  /** Names its texts: `learn.KEY.title` and so on. */
  key: StepKey;
  /** How many moves of the record lie before it. */
  at: number;
  /** How many moves of the record it consists of. */
  moves: number;
  /** What else will do as well as the recorded moves. */
  any?: RegExp;
  /** A panel to open instead of a move. */
  opens?: 'score';
}

export type StepKey =
  | 'route'
  | 'build'
  | 'city'
  | 'upgrade'
  | 'station'
  | 'load'
  | 'drive'
  | 'unlock'
  | 'deliver'
  | 'promote'
  | 'score'
  | 'refresh'
  | 'track'
  | 'era'
  | 'finance';

export const STEPS: readonly Step[] = [
  { key: 'route', at: 1, moves: 1, any: /^route / },
  { key: 'build', at: 2, moves: 2 },
  { key: 'city', at: 8, moves: 2 },
  { key: 'upgrade', at: 15, moves: 2 },
  { key: 'station', at: 28, moves: 2 },
  { key: 'load', at: 41, moves: 3 },
  { key: 'drive', at: 44, moves: 3 },
  { key: 'unlock', at: 58, moves: 3 },
  { key: 'deliver', at: 61, moves: 2 },
  { key: 'promote', at: 69, moves: 2 },
  { key: 'score', at: 71, moves: 0, opens: 'score' },
  { key: 'refresh', at: 71, moves: 2 },
  { key: 'track', at: 77, moves: 2 },
  { key: 'era', at: 84, moves: 3 },
  { key: 'finance', at: 87, moves: 1 },
];

export function stepAt(number: number): Step {
  const step = STEPS[number];
  if (!step) throw new RangeError(`there is no step ${number}`);
  return step;
}

/** Whether a step goes on where the one before it ends, so that nothing has to be prepared. */
export function goesOn(number: number): boolean {
  const before = STEPS[number - 1];
  return before !== undefined && before.at + before.moves === STEPS[number]?.at;
}

export function wanted(step: Step): string[] {
  return RECORD.moves.slice(step.at, step.at + step.moves);
}

/** Whether a move will do as the one with this number in the record. */
export function fits(move: string | undefined, number: number): boolean {
  if (move === undefined) return false;
  const free = STEPS.find((step) => step.any && number >= step.at && number < step.at + step.moves);
  return free?.any ? free.any.test(move) : RECORD.moves[number] === move;
}

export interface Progress {
  /** How many of the wanted moves are made. */
  made: number;
  done: boolean;
  /** A legal move that leads elsewhere: to be taken back. */
  astray: string | null;
  /** Moves from before the step were taken back, so that it has to be prepared anew. */
  lost: boolean;
}

/** How far a step is, given all moves that stand. */
export function follow(step: Step, moves: readonly string[]): Progress {
  if (moves.length < step.at) return { made: 0, done: false, astray: null, lost: true };
  const played = moves.slice(step.at, step.at + step.moves);
  const wrong = played.findIndex((move, i) => !fits(move, step.at + i));
  const made = wrong < 0 ? played.length : wrong;
  return { made, done: made === step.moves, astray: played[made] ?? null, lost: false };
}

/** How many moves a table has in common with the record from its beginning. */
export function shared(moves: readonly string[]): number {
  const parting = moves.findIndex((move, i) => !fits(move, i));
  return parting < 0 ? Math.min(moves.length, RECORD.moves.length) : parting;
}
