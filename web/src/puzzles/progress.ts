/** What this browser knows of its person: which puzzles were tried, and how well that went. */
export interface Progress {
  /** By id: whether it has been solved by now. */
  done: Record<string, 'solved' | 'tried'>;
  rating: number;
  /** How uncertain the rating is: the deviation of Glicko. */
  deviation: number;
}

const STORED = 'autobahn.puzzles';
const BEGINNING: Progress = { done: {}, rating: 1500, deviation: 350 };
const SURE = 60;
/** How sure the ratings of the puzzles are taken to be. */
const PUZZLE = 120;
const Q = Math.log(10) / 400;

/** Reads what was kept; whatever does not fit means a new beginning. */
export function readProgress(stored: string | null): Progress {
  try {
    const { done, rating, deviation } = JSON.parse(stored ?? '') as Partial<Progress>;
    if (typeof done !== 'object' || done === null || !Number.isFinite(rating) || !Number.isFinite(deviation)) return BEGINNING;
    const known = Object.entries(done).filter(([, state]) => state === 'solved' || state === 'tried');
    return { done: Object.fromEntries(known), rating: Math.max(0, Math.min(4000, rating!)), deviation: Math.max(SURE, Math.min(350, deviation!)) };
  } catch {
    return BEGINNING;
  }
}

export const progress = (): Progress => readProgress(globalThis.localStorage?.getItem(STORED) ?? null);

/** One result against a puzzle, by Glicko. */
export function rated({ rating, deviation }: Pick<Progress, 'rating' | 'deviation'>, puzzle: number, solved: boolean): Pick<Progress, 'rating' | 'deviation'> {
  const g = 1 / Math.sqrt(1 + (3 * Q * Q * PUZZLE * PUZZLE) / (Math.PI * Math.PI));
  const expected = 1 / (1 + 10 ** ((-g * (rating - puzzle)) / 400));
  const information = Q * Q * g * g * expected * (1 - expected);
  const variance = 1 / (1 / (deviation * deviation) + information);
  return { rating: rating + Q * variance * g * ((solved ? 1 : 0) - expected), deviation: Math.max(SURE, Math.sqrt(variance)) };
}

/** After an answer. Only the first one counts for the rating; a puzzle that is solved stays so. */
export function answered(before: Progress, id: string, puzzle: number, solved: boolean): Progress {
  const known = before.done[id];
  const done = { ...before.done, [id]: solved || known === 'solved' ? ('solved' as const) : ('tried' as const) };
  return known ? { ...before, done } : { done, ...rated(before, puzzle, solved) };
}

/** Notes an answer in this browser. */
export function noteAnswer(id: string, puzzle: number, solved: boolean): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(answered(progress(), id, puzzle, solved)));
  } catch {
    // Without room for it the puzzle is new the next time.
  }
}
