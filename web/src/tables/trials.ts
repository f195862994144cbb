import type { Choice, Event, Now, Refusal } from '../api/model';
import { supported } from '../engine';

/** Moves tried on a copy of a table, as one seat sees it; the table itself knows nothing of it. */
export interface TryOut {
  /** The table after what was tried so far. */
  readonly now: Now;
  /** The legal moves there, with what they would do. */
  choices(): Promise<Choice[]>;
  why(move: string): Promise<Refusal>;
  /** Tries a move: what happens by it, as far as nobody has to look at hidden things. */
  play(move: string): Promise<{ now: Now; events: Event[] }>;
  /** Takes back the last move that was tried. */
  undo(): Promise<Now>;
  close(): void;
}

export type Trials = (now: Now) => Promise<TryOut>;

let load: (() => Promise<Trials>) | null = null;
let loaded: Trials | null = null;
let loading = false;

/** Says where trials come from: fetched when they are first wanted. */
export function offerTrials(loader: () => Promise<Trials>): void {
  load = loader;
}

/** Whether moves can be tried in this browser. */
export const canTryOut = (): boolean => load !== null && supported();

/** Begins to try moves from what a seat sees now. */
export async function tryOut(now: Now): Promise<TryOut> {
  if (!load || !supported()) throw new Error('This browser cannot run the engine.');
  loaded ??= await load();
  return loaded(now);
}

/** Trials, if they are at hand; fetches them for the next time, once the page has nothing else to do. */
export function trialsAtHand(): Trials | null {
  if (!loaded && !loading && load && supported()) {
    loading = true;
    const fetch = () => void load?.().then((trials) => (loaded = trials), () => {});
    if (typeof requestIdleCallback === 'function') requestIdleCallback(fetch, { timeout: 5000 });
    else setTimeout(fetch, 1000);
  }
  return loaded;
}
