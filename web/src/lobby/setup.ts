import type { Colour, Feature, Level, NewSeat, NewTable, Options, Pace, Solo } from '../api';
import { shownColours } from '../tables';
import { newTime, noTime, type TimeDraft } from './time';

/** The quick ways to start. */
export type Kind = 'solo' | 'bots' | 'hotSeat' | 'online';
export const KINDS: readonly Kind[] = ['solo', 'bots', 'hotSeat', 'online'];

export const MODULES: readonly Feature[] = ['wine', 'traffic', 'services'];
export const STRETCH: readonly Feature[] = ['two-coloured-cards', 'extra-tiles', 'planning', 'customs'];

/** The levels that people are offered, first by strength, then those of club's strength with a liking; `random`, `greedy` and `hurried` are yardsticks for programs. */
export const LEVELS: readonly Level[] = ['beginner', 'casual', 'club', 'expert', 'master', 'builder', 'trader', 'landlord', 'banker'];

export const EASY: Solo = { hard: false, fasterTrucks: false, developOnPassing: false, developOnSkipping: false, promotions: 0 };

/** Everything that can be chosen for a table, as the options page edits it. */
export interface Draft {
  players: number;
  solo: Solo;
  features: Feature[];
  seats: SeatDraft[];
  pace: Pace;
  time: TimeDraft;
  listed: boolean;
  rated: boolean;
  title: string;
  /** Another edition than the usual one. */
  edition: string;
}

export interface SeatDraft {
  kind: NewSeat['kind'];
  name: string;
  level: Level;
  /** A program in place of a level. */
  program?: string;
  colour: Colour;
}

/** Seat names that differ, as two people at one screen must be told apart. */
export function nameOf(i: number, own: string, playerName: (number: number) => string): string {
  return i === 0 && own.trim() ? own.trim() : playerName(i + 1);
}

/** A quick way to start as a draft: also what the options page begins with. */
export function draft(kind: Kind, own: string, playerName: (number: number) => string, players = 2, level: Level = 'club', hard = false, colour?: Colour): Draft {
  const others: NewSeat['kind'] = kind === 'bots' ? 'bot' : kind === 'online' ? 'open' : 'me';
  const colours = shownColours([colour, undefined, undefined, undefined]);
  return {
    players: kind === 'solo' ? 1 : players,
    solo: { ...EASY, hard },
    features: [],
    seats: Array.from({ length: 4 }, (_, i) => ({ kind: i === 0 ? 'me' : others, name: nameOf(i, own, playerName), level, colour: colours[i]! })),
    pace: 'live',
    time: { ...noTime },
    listed: false,
    rated: false,
    title: '',
    edition: '',
  };
}

/** Planning and Customs are the two sides of one board: choosing one puts the other back. */
export function toggled(features: readonly Feature[], feature: Feature): Feature[] {
  if (features.includes(feature)) return features.filter((other) => other !== feature);
  const excluded = feature === 'planning' ? 'customs' : feature === 'customs' ? 'planning' : null;
  return [...features.filter((other) => other !== excluded), feature];
}

export function newTable(draft: Draft): NewTable {
  const options: Options = { players: draft.players };
  if (draft.players === 1) options.solo = { ...draft.solo };
  if (draft.features.length) options.features = [...draft.features];
  const seats = draft.seats.slice(0, draft.players).map(newSeat);
  const title = draft.title.trim();
  const lost = draft.rated && draft.players === 1;
  const time = newTime(lost ? { ...draft.time, expiry: 'loss' } : draft.time, draft.pace);
  return { options, seats, pace: draft.pace, listed: draft.listed, rated: draft.rated, ...(time ? { time } : {}), ...(title ? { title } : {}), ...(draft.edition ? { edition: draft.edition } : {}) };
}

export function newSeat(seat: SeatDraft): NewSeat {
  const { kind, colour } = seat;
  if (kind === 'bot' && seat.program) return { kind, colour, program: seat.program };
  if (kind === 'bot') return { kind, colour, level: seat.level };
  if (kind === 'open') return { kind, colour };
  return { kind, colour, name: seat.name.trim().slice(0, 24) };
}

/** A seat in another colour; whoever has that one gets the seat's own for it. */
export function recoloured(seats: readonly SeatDraft[], i: number, colour: Colour): SeatDraft[] {
  const before = seats[i]!.colour;
  return seats.map((seat, k) => (k === i ? { ...seat, colour } : seat.colour === colour ? { ...seat, colour: before } : seat));
}

/** Whether others are awaited, so that there is a waiting room first. */
export const waits = (draft: Draft): boolean => draft.seats.slice(0, draft.players).some((seat) => seat.kind === 'open');
