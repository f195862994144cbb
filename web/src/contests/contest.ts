import { ApiError, type Contest, type ContestFormat, type ContestPlace, type ContestTable, type Level, type NewContest, type Options, type Pace } from '../api';
import { type Key, language } from '../i18n';
import { type Draft, EASY } from '../lobby/setup';
import { newTime, noTime, type TimeDraft } from '../lobby/time';

export const FORMATS: readonly ContestFormat[] = ['swiss', 'groups', 'league', 'solo'];

/** How many may sit at a table of a contest, the usual number first. */
export const PLAYERS: Record<ContestFormat, readonly number[]> = { swiss: [2], groups: [4, 3], league: [2], solo: [1] };

/** What the server takes at most, and at least. */
export const PEOPLE = [2, 128] as const;
export const rounds = (format: ContestFormat) => [1, format === 'swiss' ? 15 : 10] as const;
export const SIZES: readonly number[] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const FEW: readonly number[] = [0, 1, 2, 3];
export const ROUND_HOURS: readonly number[] = [1, 2, 4, 8, 24, 48, 72, 168, 336, 504, 720, 1440];
const LONGEST = 60 * 24 * 3600_000;
const TITLE = 60;

/** Everything that can be chosen for a contest, as its page edits it. Numbers that are typed may be missing. */
export interface ContestDraft extends Pick<Draft, 'players' | 'solo' | 'features'> {
  format: ContestFormat;
  title: string;
  rounds: number | null;
  finals: number;
  size: number;
  moving: number;
  legs: number;
  same: boolean;
  /** Nobody where it is empty. */
  filler: Level | '';
  rated: boolean;
  pace: Pace;
  hours: number;
  time: TimeDraft;
  /** When sign-up ends, as the browser's field for times has it: in the time of this place. */
  closes: string;
  most: number | null;
}

export type Field = 'title' | 'rounds' | 'most' | 'closes';
export interface Fault {
  key: Key;
  args?: Record<string, number>;
}

/** A time as a field for times writes it. */
export function localTime(at: Date): string {
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The evening of the next day: time enough to hear of it. */
export function nextEvening(now: Date): string {
  const evening = new Date(now);
  evening.setDate(evening.getDate() + 1);
  evening.setHours(20, 0, 0, 0);
  return localTime(evening);
}

export function contestDraft(now: Date): ContestDraft {
  return {
    ...usual('swiss'),
    format: 'swiss',
    title: '',
    solo: { ...EASY },
    features: [],
    size: 8,
    moving: 1,
    legs: 1,
    same: false,
    rated: false,
    pace: 'live',
    hours: 24,
    time: { ...noTime },
    closes: nextEvening(now),
    most: 64,
  };
}

/** What differs from one format to another. */
function usual(format: ContestFormat): Pick<ContestDraft, 'players' | 'rounds' | 'finals' | 'filler'> {
  return { players: PLAYERS[format][0]!, rounds: format === 'swiss' ? 5 : 3, finals: 1, filler: format === 'groups' ? 'club' : '' };
}

export const withFormat = (draft: ContestDraft, format: ContestFormat): ContestDraft => ({ ...draft, ...usual(format), format });

/** By turns a round takes weeks, live an evening. */
export const withPace = (draft: ContestDraft, pace: Pace): ContestDraft => ({ ...draft, pace, hours: pace === 'turns' ? 336 : 24 });

const within = (value: number | null, [least, most]: readonly [number, number]): Fault | undefined =>
  value !== null && Number.isInteger(value) && value >= least && value <= most ? undefined : { key: 'contest.fault.number', args: { least, most } };

/** What the server would refuse, by the field that it is about. */
export function faultsOf(draft: ContestDraft, now: number): Partial<Record<Field, Fault>> {
  const faults: Partial<Record<Field, Fault>> = {};
  const title = draft.title.trim();
  if (!title || title.length > TITLE || /\p{C}/u.test(title)) faults.title = { key: 'contest.fault.title' };
  const closes = faultOfTime(draft.closes, now);
  if (closes) faults.closes = closes;
  const most = within(draft.most, PEOPLE);
  if (most) faults.most = most;
  const count = draft.format === 'league' ? undefined : within(draft.rounds, rounds(draft.format));
  if (count) faults.rounds = count;
  return faults;
}

/** Sign-up can end within the next 60 days. */
export function faultOfTime(closes: string, now: number): Fault | undefined {
  const at = Date.parse(closes);
  return at > now && at <= now + LONGEST ? undefined : { key: 'contest.fault.closes' };
}

/** The field that a refusal of the server is about: its sentence begins with the field's name. */
export function refusedField(problem: unknown): Field | undefined {
  if (!(problem instanceof ApiError) || problem.code !== 'bad-request') return undefined;
  return (['title', 'rounds', 'most', 'closes'] as const).find((field) => problem.message.startsWith(`${field} `));
}

/** What the server is told: only what the format knows. */
export function newContest(draft: ContestDraft): NewContest {
  const { format } = draft;
  const options: Options = { players: draft.players };
  if (format === 'solo') options.solo = { ...draft.solo };
  if (draft.features.length) options.features = [...draft.features];
  const time = newTime(draft.time, draft.pace);
  return {
    title: draft.title.trim(),
    format,
    options,
    ...(format === 'league' ? { size: draft.size, moving: draft.moving, legs: draft.legs } : { rounds: draft.rounds! }),
    ...(format === 'groups' ? { finals: draft.finals } : {}),
    ...(format === 'solo' ? {} : { same: draft.same, rated: draft.rated, ...(draft.filler ? { filler: draft.filler } : {}) }),
    pace: draft.pace,
    hours: draft.hours,
    ...(time ? { time } : {}),
    most: draft.most!,
    closes: new Date(draft.closes).toISOString(),
  };
}

/** The standings of each division, the first one first; of anything but a league there is one. */
export function divisions(standings: readonly ContestPlace[]): ContestPlace[][] {
  const all = new Map<number, ContestPlace[]>();
  for (const place of standings) all.set(place.division ?? 0, [...(all.get(place.division ?? 0) ?? []), place]);
  return [...all.values()];
}

/** Who would go up and down if the season were over: at most half of the smaller division, as the server moves them. */
export function marks(of: readonly ContestPlace[][], moving: number): Map<ContestPlace, 'up' | 'down'> {
  const marks = new Map<ContestPlace, 'up' | 'down'>();
  for (let i = 0; i + 1 < of.length; i++) {
    const [upper, lower] = [of[i]!, of[i + 1]!];
    const some = Math.min(moving, Math.floor(Math.min(upper.length, lower.length) / 2));
    for (const place of upper.slice(upper.length - some)) marks.set(place, 'down');
    for (const place of lower.slice(0, some)) marks.set(place, 'up');
  }
  return marks;
}

/** How a table stands: played, over with places, over without any, or nobody had anybody to play against. */
export function tableState(table: ContestTable, players: number): 'running' | 'result' | 'shared' | 'free' {
  if (table.running) return 'running';
  if (table.seats.length < players) return 'free';
  return table.seats.some((seat) => seat.place !== undefined) ? 'result' : 'shared';
}

/** The sentence of something that has happened. */
export function loggedKey({ kind, text }: Contest['log'][number]): Key {
  return kind === 'cancelled' && text === 'too-few' ? 'contest.log.tooFew' : `contest.log.${kind}`;
}

/** A moment as people say it. */
export const moment = (at: string): string => new Date(at).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' });

export const contestAddress = (id: string): string => `/contests/${encodeURIComponent(id)}`;
export const gameAddress = (id: string): string => `/game/${encodeURIComponent(id)}`;
