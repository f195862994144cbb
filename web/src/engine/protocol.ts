import type * as M from '../api/model';

/** A table inside a worker. */
export type Handle = number;

/** What is kept of a game's entries: a move, or how many moves stand after an undo. */
export type KeptEntry = { move: string; at: string } | { to: number; at: string };

/** A position that stands for all that was entered before it. */
export interface Base {
  /** How many entries that were. */
  version: number;
  /** How many moves stood then. */
  moves: number;
  position: string;
}

/** The position at the end of a turn, so that a game can go on when its moves do not lead there any more. */
export interface Saved extends Base {
  /** How many of the kept entries lead there. */
  entries: number;
  /** The rules that were played then. */
  rules: string;
}

/** What a game is kept as: how it began, and what was entered since. */
export interface KeptAs {
  /** The text of a record or a position. */
  record: string;
  /** When the moves of the record were entered. */
  at?: string;
  base?: Base;
  entries?: KeptEntry[];
}

export interface CarriedOver {
  /** What it began as, as these rules write it; missing if it goes on from a position. */
  record?: string;
  /** Whether what was saved takes the place of all that was entered before it. */
  continued: boolean;
  /** How many entries after that are not legal any more. */
  dropped: number;
  rules: string;
  moves: number;
  toMove?: number;
  result?: M.Result;
}

/** A move or an undo that was made. */
export interface Played {
  entry: M.Entry;
  now: M.Now;
  /** The position, where it is to be kept beside the moves. */
  saved?: string;
  /** Once the game is over. */
  result?: M.Result;
}

export interface Opened {
  table: Handle;
  version: number;
  moves: number;
  /** Moves before the first one that is known here. */
  first: number;
  over: boolean;
  toMove?: number;
  options: M.Options;
  edition: string;
  editionHash: string;
  result?: M.Result;
}

/** How long to think: iterations are the same everywhere. Neither: what suits the level. */
export interface Budget {
  iterations?: number;
  millis?: number;
}

export interface Thought {
  iterations: number;
  /** How much of the budget is used, from 0 to 1. */
  share: number;
  chance: number;
  /** What would be played by what is known so far. */
  line: string[];
}

type At = { table: Handle; at?: number };

/** What can be asked of the engine: by its name, the arguments and the answer. All answers have the shapes of the API. */
export interface Operations {
  about: [Record<string, never>, { rules: string; edition: string; editionHash: string; levels: M.Level[] }];
  edition: [{ hash?: string }, { hash: string; text: string }];
  checkEdition: [{ text: string }, { id?: string; name?: string; hash?: string; faults: string[] }];
  /** Places at which two editions have different figures, as JSON, and the whole difference as a file. */
  compareEditions: [{ was: string; is: string }, { from: string; to: string; changes: { path: string; was?: string; is?: string }[]; patch: string }];
  start: [{ game: string; options: M.Options; seed: string; edition?: string }, Opened];
  open: [KeptAs & { game: string; edition?: string }, Opened];
  /** A game that was kept by other rules. */
  carryOver: [KeptAs & { saved?: Saved }, CarriedOver];
  /** What a seat sees of a game with the edition of this hash, or this text, made a table again: hidden things are dealt anyhow. */
  openView: [{ game: string; now: M.Now; hash: string; edition?: string }, Opened];
  close: [{ table: Handle }, Record<string, never>];
  /** Brings a table to what has been entered since its record. */
  follow: [{ table: Handle; entries: KeptEntry[] }, Opened];
  fork: [{ table: Handle; at: number; game: string }, Opened];
  now: [{ table: Handle; seat: number | null; at?: number }, M.Now];
  entries: [{ table: Handle; since?: number; limit?: number; views?: number | null }, M.Entries];
  choices: [{ table: Handle; seat: number }, M.Choices];
  why: [{ table: Handle; seat: number; move: string }, M.Refusal];
  play: [{ table: Handle; seat: number; version: number; move: string; at: string }, Played];
  undo: [{ table: Handle; seat: number; version: number; to?: number; at: string }, Played];
  /** The game as it stands, counted. */
  count: [{ table: Handle }, { result: M.Result }];
  record: [{ table: Handle }, { text: string }];
  position: [At, { text: string }];
  /** Moves tried on a private copy; with `skip` others then play until the seat decides again. */
  plan: [{ table: Handle; seat: number; version: number; moves: readonly string[]; skip: boolean }, M.Planned];
  verify: [{ record: string; edition?: string }, { faults: string[] }];
  botMove: [{ table: Handle; level: M.Level; seed?: string; budget?: Budget }, { seat: number; move: string; thought?: Thought }];
  hint: [{ table: Handle; seat: number; budget?: Budget }, M.Hint];
  analysis: [{ table: Handle }, M.Analysis];
  /** Each seat's chance to win, by so many playouts to the end: the same ones wherever it is asked. */
  chances: [{ table: Handle; playouts: number }, { chances: number[] }];
  /** What happens in a game, in a number for each moment: see the test that holds two machines against each other. */
  digest: [Record<string, unknown>, { moves: number; hashes: string[] }];
  perft: [{ record: string; depth: number }, { counts: string[] }];
  speed: [Record<string, unknown>, { done: number; millis: number }];
}

export type Operation = keyof Operations;

/** Those that take long: they tell how far they are, and can be stopped. */
export type Long = 'botMove' | 'hint' | 'analysis';

export const LONG: readonly string[] = ['botMove', 'hint', 'analysis'] satisfies Long[];

/** To the worker. The first message brings the compiled module. */
export type Question = { module: WebAssembly.Module } | { id: number; op: Operation; args: unknown } | { stop: number };

/** From the worker: an answer as the module wrote it (`{result}` or `{problem}`), news of a long one, or its end. */
export type Answer = { id: number; answer: string } | { id: number; thought: Thought } | { died: string };
