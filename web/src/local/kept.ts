import type { Colour, Ending, Level, Options, Result, Table } from '../api';
import type { Base, KeptAs, KeptEntry, Saved } from '../engine';
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
  /** Takes the place of record and entries where those do not lead there by the rules of now. */
  base?: Base;
  /** Entries that were taken back then, because they are not legal any more. */
  dropped?: number;
  entries: KeptEntry[];
  saved?: Saved;
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
  /** The text of its edition and that edition's name, unless it is part of the program: a game keeps what it began with. */
  edition?: string;
  editionName?: string;
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
const isMissingOr = (fits: (value: unknown) => boolean) => (value: unknown) => value === undefined || fits(value);
const isBase = (value: unknown): boolean => isObject(value) && isCount(value.version) && isCount(value.moves) && isText(value.position);
const isSaved = (value: unknown): boolean => isBase(value) && isCount((value as Saved).entries) && isText((value as Saved).rules);
const isEntry = (value: unknown): boolean => isObject(value) && isText(value.at) && (isText(value.move) || isCount(value.to));
const isSeat = (value: unknown): boolean => isObject(value) && isText(value.name) && (value.kind === 'person' || (value.kind === 'bot' && isText(value.level)));

const MEMBERS: Record<string, (value: unknown) => boolean> = {
  id: isText,
  title: isText,
  created: isText,
  updated: isText,
  record: isText,
  base: isMissingOr(isBase),
  saved: isMissingOr(isSaved),
  entries: (value) => Array.isArray(value) && value.every(isEntry),
  seats: (value) => Array.isArray(value) && value.length > 0 && value.length <= 4 && value.every(isSeat),
  status: (value) => value === 'running' || value === 'finished' || value === 'abandoned',
  commands: Array.isArray,
  revision: isCount,
  options: (value) => isObject(value) && isCount(value.players),
  rules: isText,
  editionHash: isText,
  edition: (value) => value === undefined || isText(value),
  editionName: (value) => value === undefined || isText(value),
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

/** What the engine opens it from. */
export const keptAs = ({ record, base, entries, created }: KeptGame): KeptAs => ({ record, base, entries, at: created });

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
  const { id, title, status, options, version, moves, toMove, created, updated, rules, editionHash, editionName, forkedFrom, agreement, result, base, dropped } = game;
  return { id, title, status, options, pace: 'live', listed: false, rated: false, seats, hosting: true, version, moves, toMove, created, updated, rules, editionHash, editionName, forkedFrom, agreement, result, continuedFrom: base?.moves, dropped };
}
