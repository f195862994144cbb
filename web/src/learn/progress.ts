import { STEPS } from './steps';

/** How far somebody has come, kept in this browser. */
export interface Kept {
  /** The step to go on with; as many as there are steps once all is done. */
  step: number;
  /** The table of the guided game. */
  game: string | null;
}

const STORED = 'autobahn.learn';

/** Reads what was kept; whatever does not fit means a new beginning. */
export function readKept(stored: string | null): Kept {
  try {
    const value = JSON.parse(stored ?? '') as Partial<Kept> | null;
    const step = value?.step;
    if (typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= STEPS.length) {
      return { step, game: typeof value?.game === 'string' ? value.game : null };
    }
  } catch {
    // Nothing or something broken.
  }
  return { step: 0, game: null };
}

export const kept = (): Kept => readKept(globalThis.localStorage?.getItem(STORED) ?? null);

export function keep(progress: Kept): void {
  localStorage.setItem(STORED, JSON.stringify(progress));
}
