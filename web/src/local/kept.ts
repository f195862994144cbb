import type { Colour, Ending, Level, Options, Result, Table, View } from '../api';
import type { KeptEntry } from '../engine';
import { shownColours } from '../tables/seatColours';

/** The shape of what is kept; a newer app that keeps more reads older shapes too. */
export const FORMAT = 1;

export interface KeptSeat {
  kind: 'person' | 'bot';
  name: string;
  level?: Level;
  /** The bot that plays for a person. */
  substitute?: Level;
  /** What was chosen for it. */
  colour?: Colour;
}

/** A game of this device: how it began and what was entered since. The rest is what lists show without the engine. */
export interface KeptGame {
  id: string;
  format: number;
  title: string;
  created: string;
  updated: string;
  /** The text of the record that it began as: options, seed, edition, perhaps moves. Text, since a seed has 64 bits. */
  record: string;
  entries: KeptEntry[];
  seats: KeptSeat[];
  status: 'running' | 'finished' | 'abandoned';
  agreement?: Ending;
  forkedFrom?: Table['forkedFrom'];
  /** The last commands that were carried out, so that a repeat does nothing twice. */
  commands: string[];
  /** Counts every change, so that of two windows one is told that it was late. */
  revision: number;
  options: Options;
  rules: string;
  editionHash: string;
  version: number;
  moves: number;
  toMove: number | null;
  result?: Result;
}

/** Something under a game's id that is none: what it is, and what is wrong with it. */
export interface BrokenGame {
  id: string;
  fault: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';
const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
const isEntry = (value: unknown): boolean => isObject(value) && isText(value.at) && (isText(value.move) || isCount(value.to));
const isSeat = (value: unknown): boolean => isObject(value) && isText(value.name) && (value.kind === 'person' || (value.kind === 'bot' && isText(value.level)));

const MEMBERS: Record<string, (value: unknown) => boolean> = {
  id: isText,
  title: isText,
  created: isText,
  updated: isText,
  record: isText,
  entries: (value) => Array.isArray(value) && value.every(isEntry),
  seats: (value) => Array.isArray(value) && value.length > 0 && value.length <= 4 && value.every(isSeat),
  status: (value) => value === 'running' || value === 'finished' || value === 'abandoned',
  commands: Array.isArray,
  revision: isCount,
  options: (value) => isObject(value) && isCount(value.players),
  rules: isText,
  editionHash: isText,
  version: isCount,
  moves: isCount,
  toMove: (value) => value === null || isCount(value),
};

/** Reads what the storage gave back. What is not whole is named, and harms no other game. */
export function readKept(id: string, value: unknown): KeptGame | BrokenGame {
  if (!isObject(value)) return { id, fault: 'nothing that could be a game' };
  if (!isCount(value.format) || (value.format as number) > FORMAT) return { id, fault: `written by a newer version of this app (format ${String(value.format)})` };
  const wrong = Object.entries(MEMBERS).filter(([name, fits]) => !fits(value[name])).map(([name]) => name);
  return wrong.length ? { id, fault: `not as it was kept: ${wrong.join(', ')}` } : (value as unknown as KeptGame);
}

export const isBroken = (game: KeptGame | BrokenGame): game is BrokenGame => 'fault' in game;

/** All entries from the very beginning: the moves of the record are the first ones. */
export function entriesOf(game: KeptGame): KeptEntry[] {
  const { moves = [] } = JSON.parse(game.record) as { moves?: string[] };
  return [...moves.map((move) => ({ move, at: game.created })), ...game.entries];
}

/** The moves that stand, those of the record first. */
export function movesOf(game: KeptGame): string[] {
  const moves: string[] = [];
  for (const entry of entriesOf(game)) {
    if ('to' in entry) moves.length = Math.min(moves.length, entry.to);
    else moves.push(entry.move);
  }
  return moves;
}

/** How a game ended, as its last view tells; one that was counted before has been ended by nobody. */
export function resultOf({ table, scores }: View, counted: boolean): Result {
  const winners = scores.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return { endedBy: counted ? undefined : (table.trigger ?? undefined), sections: table.sectionsBuilt, winners, scores };
}

/** The table as the API would tell of it. */
export function tableOf(game: KeptGame): Table {
  const host = game.seats.findIndex((seat) => seat.kind === 'person');
  const colours = shownColours([...game.seats.map((seat) => seat.colour), ...(game.options.solo ? [undefined] : [])]);
  const seats: Table['seats'] = game.seats.map((seat, i) => ({
    seat: i,
    kind: seat.kind,
    name: seat.name,
    level: seat.level,
    substitute: seat.substitute,
    colour: colours[i]!,
    mine: seat.kind === 'person',
    host: i === host,
    online: seat.kind === 'person',
  }));
  if (game.options.solo) seats.push({ seat: seats.length, kind: 'autobot', name: 'Autobot', colour: colours[seats.length]!, mine: false, host: false, online: false });
  const { id, title, status, options, version, moves, toMove, created, updated, rules, editionHash, forkedFrom, agreement, result } = game;
  return { id, title, status, options, pace: 'live', listed: false, rated: false, seats, hosting: true, version, moves, toMove, created, updated, rules, editionHash, forkedFrom, agreement, result };
}
