import { ApiError, calls, type DailyDeal, type DailyMine, Unreachable } from '../api';
import { language, t } from '../i18n';
import { preferences } from '../lib/preferences.svelte';
import { canPlayHere, here, placeOf, server } from '../tables';

/** A game of a daily deal that was begun in this browser. */
interface Begun {
  game: string;
  /** What became of it: sent, or refused for good with this code. */
  sent?: true;
  refused?: string;
}

const GAMES = 'autobahn.daily';
const DEAL = 'autobahn.daily.deal';
/** Results of days longer ago are not taken any more, and forgotten here. */
const KEPT_DAYS = 40;

function read<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without room for it the game is still in the list of games; only its result is not sent by itself.
  }
}

export const begun = (): Record<string, Begun> => read(GAMES, {});

function keep(day: string, game: Begun): void {
  const days = Object.entries({ ...begun(), [day]: game }).sort(([a], [b]) => a.localeCompare(b));
  write(GAMES, Object.fromEntries(days.slice(-KEPT_DAYS)));
}

/** The day of a game that is a daily deal's. */
export const dayOf = (game: string): string | undefined => Object.entries(begun()).find(([, one]) => one.game === game)?.[0];

/** A day as people write it. */
export const dated = (day: string): string => new Date(`${day}T12:00:00Z`).toLocaleDateString(language(), { dateStyle: 'full', timeZone: 'UTC' });

/** Today's deal: the server's, or without a network the one that was seen today. */
export async function dealOfToday(): Promise<DailyDeal> {
  try {
    const deal = await calls.daily();
    write(DEAL, deal);
    return deal;
  } catch (problem) {
    const seen = read<DailyDeal | null>(DEAL, null);
    if (problem instanceof Unreachable && seen && Date.parse(seen.until) > Date.now()) return seen;
    throw problem;
  }
}

/** The table of a deal: the one that was begun, or a new one on this device, where no network is needed. */
export async function tableOf(deal: DailyDeal): Promise<string> {
  const known = begun()[deal.day];
  if (known && (await exists(known.game))) return known.game;
  const place = canPlayHere() ? await here() : server;
  const { id } = await place.create({
    options: deal.options,
    seats: [{ kind: 'me', ...(preferences.name ? { name: preferences.name } : {}), ...(preferences.colour ? { colour: preferences.colour } : {}) }],
    title: t('daily.game', { day: dated(deal.day) }),
    seed: deal.seed,
    listed: false,
  });
  keep(deal.day, { game: id });
  return id;
}

async function exists(game: string): Promise<boolean> {
  try {
    await (await placeOf(game)).table(game).load();
    return true;
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 404) return false;
    throw problem;
  }
}

/** Sends the result of a day's game, if it is over and has not been sent. */
export async function sendDay(day: string): Promise<DailyMine | null> {
  const one = begun()[day];
  if (!one || one.refused) return null;
  const table = (await placeOf(one.game)).table(one.game);
  const { status, agreement } = await table.load();
  if (status !== 'finished' || agreement !== undefined) return null;
  try {
    const mine = await calls.sendDaily(day, await table.record());
    keep(day, { ...one, sent: true });
    return mine;
  } catch (problem) {
    // What the server will never take is not sent again and again.
    if (problem instanceof ApiError && [404, 409, 422].includes(problem.status)) keep(day, { ...one, refused: problem.code });
    throw problem;
  }
}

/** Sends whatever was played without a network. */
export async function sendWaiting(): Promise<void> {
  for (const [day, one] of Object.entries(begun())) {
    if (one.sent || one.refused) continue;
    await sendDay(day).catch(() => {}); // next time; the page of the deals tells what is wrong
  }
}
