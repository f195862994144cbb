import type { Options, Seat, Table } from '../api';
import { language, t } from '../i18n';
import { characterName } from './characters';

/** The modules of a table in a few words. */
export function described(options: Options): string {
  const features = options.features ?? [];
  return features.length ? features.map((feature) => t(`feature.${feature}`)).join(', ') : t('feature.none');
}

export function seatName(seat: Seat): string {
  if (seat.kind === 'open') return t('seat.open');
  if (seat.kind === 'autobot') return t('lobby.autobot');
  if (seat.kind === 'bot' && seat.level) return `${characterName(seat.level, seat.seat)} (${t(`level.${seat.level}`)})`;
  if (seat.program) return `${t('seat.program')} (${seat.program})`;
  return personName(seat);
}

/** Whoever has not said a name is given one by the server, in English. */
function personName({ name }: Seat): string {
  const number = /^Player (\d)$/.exec(name)?.[1];
  return number ? t('picture.player', { player: number }) : name;
}

/** What a player is called at the table; bots have names of their own. */
export function playerName(seat: Seat): string {
  return seat.kind === 'bot' && seat.level ? characterName(seat.level, seat.seat) : personName(seat);
}

/** How a table stands, in a few words. */
export function standing(table: Table): { text: string; mine: boolean } {
  if (table.status === 'abandoned') return { text: t(table.agreement ? 'lobby.brokenOff' : 'lobby.abandoned'), mine: false };
  if (table.status === 'open') {
    const count = table.seats.filter((seat) => seat.kind === 'open').length;
    return { text: t('lobby.waiting', { count }), mine: false };
  }
  if (table.status === 'finished') {
    const winners = table.result?.winners ?? [];
    const name = winners.map((winner) => nameAt(table, winner)).join(', ');
    if (!name) return { text: t('lobby.abandoned'), mine: false };
    return { text: t(table.agreement === 'counted' ? 'lobby.counted' : 'lobby.wonBy', { name }), mine: false };
  }
  const seat = table.seats.find((each) => each.seat === table.toMove);
  if (!seat) return { text: t('lobby.moves', { count: table.moves }), mine: false };
  if (seat.mine && !seat.substitute) return { text: t('lobby.yourTurn'), mine: true };
  return { text: t('lobby.turnOf', { name: seatName(seat) }), mine: false };
}

function nameAt(table: Table, seat: number): string {
  const found = table.seats.find((each) => each.seat === seat);
  return found ? seatName(found) : String(seat + 1);
}

/** Names one after the other, as a sentence has them. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(language() === 'en' ? 'en-GB' : language(), { type: 'conjunction' }).format(names);

/** The name of a table; those without one go by what they are to me, or by their host. */
export function titleOf(table: Table): string {
  if (table.title) return table.title;
  // Nobody sat together for what came whole from a record; one that is played on is a game like others.
  if (table.status === 'finished' && table.forkedFrom && !table.forkedFrom.game && table.forkedFrom.at === table.moves) {
    return t('lobby.record', { count: table.moves });
  }
  const people = table.seats.filter((seat) => seat.kind === 'person' || seat.kind === 'open');
  if (people.length === 1 && people[0]?.mine) return t(table.seats.some((seat) => seat.kind === 'autobot') ? 'lobby.solo' : 'lobby.bots');
  // Once all are there, a table is called after them.
  if (people.length > 1 && people.every((seat) => seat.kind === 'person')) return listed(people.map(personName));
  const host = table.seats.find((seat) => seat.host) ?? table.seats[0];
  return t('lobby.table', { name: host ? seatName(host) : '' });
}

const UNITS: ReadonlyArray<readonly [Intl.RelativeTimeFormatUnit, number]> = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** "5 minutes ago", in the person's language. */
export function ago(instant: string, now = Date.now()): string {
  const seconds = (Date.parse(instant) - now) / 1000;
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  for (const [unit, size] of UNITS) if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  return format.format(0, 'minute');
}
