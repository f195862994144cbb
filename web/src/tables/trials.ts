import type { Choice, Now, Planned, Refusal } from '../api/model';
import { supported } from '../engine';

/** What a seat sees of a table, opened in this browser to ask about; the table itself knows nothing of it. */
export interface TryOut {
  /** The legal moves, with what they would do. */
  choices(): Promise<Choice[]>;
  why(move: string): Promise<Refusal>;
  /** Tries moves from there; with `skip` others then play, as far as can be guessed, until the seat decides again. */
  plan(moves: readonly string[], skip: boolean): Promise<Planned>;
  close(): void;
}

/** Opens what a seat sees of a game with the edition of that hash. */
export type Trials = (now: Now, editionHash: string) => Promise<TryOut>;

let load: (() => Promise<Trials>) | null = null;
let loaded: Trials | null = null;
let loading = false;

/** Says where trials come from: fetched when they are first wanted. */
export function offerTrials(loader: () => Promise<Trials>): void {
  load = loader;
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
