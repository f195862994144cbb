import type { ApiError, Connection } from '../api';
import type { Command, EndProposal, Show, Undo } from '../api/calls';
import type * as M from '../api/model';

/** What is possible at a place besides playing. Components ask this, and never which place it is. */
export interface Capabilities {
  /** People elsewhere: chat, presence, watchers, seats that are free for others, links to share. */
  readonly others: boolean;
  /** Results count for a rating. */
  readonly rated: boolean;
  /** A game can be deleted for good. */
  readonly delete: boolean;
}

/** What happens at a table while it is followed. */
export type News =
  | { kind: 'now'; now: M.Now }
  | { kind: 'entry'; entry: M.Entry }
  | { kind: 'table'; table: M.Table }
  | { kind: 'presence'; online: number[]; watchers: number }
  | { kind: 'chat'; message: M.Message }
  | { kind: 'thinking'; thinking: Thinking | null }
  /** Something besides a move went wrong, such as a bot's thinking. */
  | { kind: 'trouble'; problem: ApiError };

/** A bot that takes its time, as far as its place can tell. */
export interface Thinking {
  seat: number;
  /** How much of its time is used, from 0 to 1. */
  done: number;
}

export interface Listener {
  tell(news: News): void;
  state(connection: Connection): void;
  /** The place will not have us: nothing more comes. */
  refused(problem: ApiError): void;
}

/** A table that is followed. */
export interface Following {
  close(): void;
  /** Does not wait for the next attempt. */
  retry(): void;
  /** Gives up a connection that only seems to be one. */
  renew(): void;
}

/** Moves to try from a version of the table. */
export interface PlanWish {
  seat: number;
  version: number;
  moves: readonly string[];
  skip: boolean;
}

/** One table, wherever it stands. Everything is said in the shapes of the API, which Java writes for both places. */
export interface TableSource {
  load(invitation?: string): Promise<M.Table>;
  entries(since: number): Promise<M.Entries>;
  /** What a seat sees, or a watcher (null); after the first `at` moves, or now. */
  view(seat: number | null, at?: number): Promise<M.Now>;
  choices(seat: number): Promise<M.Choices>;
  why(seat: number, move: string): Promise<M.Refusal>;
  hint(seat: number): Promise<M.Hint>;
  /** Tries moves on a private copy, then, if wanted, guesses what others do until the seat decides again. */
  plan(wish: PlanWish): Promise<M.Planned>;
  play(command: Command): Promise<M.Now>;
  /** The table itself comes back where others have to agree first. */
  undo(command: Undo): Promise<M.Now | M.Table>;
  answerUndo(request: string, agree: boolean): Promise<M.Table>;
  proposeEnd(proposal: EndProposal): Promise<M.Table>;
  answerEnd(request: string, agree: boolean): Promise<M.Table>;
  withdrawEnd(request: string): Promise<M.Table>;
  /** Gives up a running game that nobody else plays. */
  abandon(version: number): Promise<void>;
  /** A bot plays for a seat, or that seat's person again. */
  substitute(seat: number, level: M.Level): Promise<M.Table>;
  giveBack(seat: number): Promise<M.Table>;
  /** Lets the bot that thinks play the best it has found. */
  moveNow(): void;
  messages(since?: number): Promise<M.Message[]>;
  say(text: string): Promise<M.Message>;
  /** The text of the record. Text, since a seed has more digits than a number here can hold. */
  record(): Promise<string>;
  fork(wish: M.Fork): Promise<M.Table>;
  analysis(): Promise<M.Analysis>;
  /** Deletes the game for good, where that is possible. */
  remove(): Promise<void>;
  /** All that is kept of it as text, readable or not. */
  salvage(): Promise<string>;
  /** Tells what happens after entry `since`, as a seat or a watcher sees it, until it is closed. */
  follow(seat: number | null, since: number | undefined, listener: Listener): Following;
}

/** A record to make a table of. */
export interface ImportWish {
  /** The text of the file, as it is. */
  record: string;
  title?: string;
  seats?: M.NewSeat[];
  /** The text of the edition that it was made with, in case that is not known there. */
  edition?: string;
}

/** An edition that a new table can be played with. */
export interface EditionChoice {
  /** What a new table names it by. */
  value: string;
  name: string;
  kind: 'house' | 'mine' | 'listed' | 'device';
  owner?: string;
}

/** A game that is kept and cannot be read. */
export interface BrokenGame {
  id: string;
  fault: string;
}

/** An edition with the hash by which games name it. */
export interface EditionFile {
  edition: unknown;
  hash: string | undefined;
}

/** Where tables stand: a server, or this device. */
export interface Place {
  readonly can: Capabilities;
  table(id: string): TableSource;
  games(show: Show, after?: string, limit?: number): Promise<M.Tables>;
  /** What lies among the games and is none. */
  broken(): Promise<BrokenGame[]>;
  create(table: M.NewTable): Promise<M.Table>;
  importRecord(wish: ImportWish): Promise<M.Table>;
  /** Editions to choose from besides that of new games. */
  editions(): Promise<EditionChoice[]>;
  /** The edition of new games, or another one by its hash. */
  edition(hash?: string): Promise<EditionFile>;
}
