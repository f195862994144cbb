import { STEPS } from './steps';

/** How far somebody has come, kept in this browser. */
export interface Progress {
  /** The step to go on with; as many as there are steps once all is done. */
  step: number;
  /** The table of the guided game. */
  game: string | null;
}

const STORED = 'autobahn.learn';

/** Reads what was kept; whatever does not fit means a new beginning. */
export function readProgress(stored: string | null): Progress {
  try {
    const value = JSON.parse(stored ?? '') as Partial<Progress> | null;
    const step = value?.step;
    if (typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= STEPS.length) {
      return { step, game: typeof value?.game === 'string' ? value.game : null };
    }
  } catch {
    // Nothing or something broken.
  }
  return { step: 0, game: null };
}

export const storedProgress = (): Progress => readProgress(globalThis.localStorage?.getItem(STORED) ?? null);

export function storeProgress(progress: Progress): void {
  localStorage.setItem(STORED, JSON.stringify(progress));
}
