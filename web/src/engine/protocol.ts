import type * as M from '../api/model';

/** A table inside a worker. */
export type Handle = number;

/** What is kept of a game beside its beginning: a move, or an undo after which `to` moves stand. */
export type KeptEntry = { move: string; at: string } | { to: number; at: string };

export interface Opened {
  table: Handle;
  version: number;
  moves: number;
  first: number;
  over: boolean;
  toMove: number | null;
  options: M.Options;
  edition: string;
  editionHash: string;
  result?: M.Result;
}

/** How long a bot may think; what suits its level, if neither is said. */
export interface Budget {
  iterations?: number;
  millis?: number;
}

export interface Thought {
  iterations: number;
  /** How much of the budget is used, from 0 to 1. */
  share: number;
  chance: number;
  line: string[];
}

type Nothing = Record<string, never>;
type OnTable<More = object> = { table: Handle } & More;

/**
 * All that can be asked of the engine: arguments and answer. Shapes are those of the API. Records, positions and editions
 * cross as text, because their seeds have 64 bits.
 */
export interface Operations {
  about: [Nothing, { rules: string; edition: string; editionHash: string; levels: M.Level[] }];
  edition: [{ hash?: string }, { hash: string; text: string }];
  checkEdition: [{ text: string }, { id?: string; name?: string; hash?: string; faults: string[] }];
  start: [{ game: string; options: M.Options; seed: string; edition?: string; entries?: KeptEntry[] }, Opened];
  open: [{ game: string; record: string; edition?: string; entries?: KeptEntry[]; at?: string }, Opened];
  /** What a seat sees of a game elsewhere, made a table again: hidden things are dealt anyhow. */
  openView: [{ game: string; now: M.Now; edition?: string }, Opened];
  close: [OnTable, Nothing];
  /** Brings a table to a list of moves: keeps what is common, plays the rest. */
  follow: [OnTable<{ moves: string[] }>, Opened];
  now: [OnTable<{ seat: number | null; at?: number }>, M.Now];
  entries: [OnTable<{ since?: number; limit?: number; views?: number | null }>, M.Entries];
  choices: [OnTable<{ seat: number }>, M.Choices];
  why: [OnTable<{ seat: number; move: string }>, M.Refusal];
  play: [OnTable<{ seat: number; version: number; move: string; at: string }>, { entry: M.Entry; now: M.Now }];
  undo: [OnTable<{ seat: number; version: number; to?: number; at: string }>, { entry: M.Entry; now: M.Now }];
  record: [OnTable, { text: string }];
  position: [OnTable<{ at?: number }>, { text: string }];
  /** The points as they are, and the result of a game that is counted now. */
  scores: [OnTable<{ at?: number }>, { scores: M.Score[]; over: boolean; result: M.Result }];
  fork: [OnTable<{ at: number; game: string }>, Opened];
  preview: [
    OnTable<{ seat: number; moves: string[]; at?: number }>,
    { played: number; events: M.Event[][]; view: M.View; choices: M.Choice[]; refusal?: M.Refusal },
  ];
  verify: [{ record: string; edition?: string }, { faults: string[] }];
  botMove: [OnTable<{ level: M.Level; seed?: string; budget?: Budget }>, { seat: number; move: string; thought?: Thought }];
  hint: [OnTable<{ seat: number; budget?: Budget }>, M.Hint];
  analysis: [OnTable, M.Analysis];
}

export type Op = keyof Operations;
/** Those that take their time, tell how far they are, and can be stopped. */
export type LongOp = 'botMove' | 'hint' | 'analysis';

/** What a worker hears: first the module, then questions, and that a long one shall come to its end. */
export type ToWorker = { module: WebAssembly.Module } | { id: number; op: Op; args: unknown } | { stop: number };

/** What a worker says about a question. */
export type FromWorker = { id: number; answer: unknown } | { id: number; problem: M.Problem } | { id: number; thought: Thought };
