import { receivedAt, type Clock, type Pace, type Time } from '../api';
import { language, t } from '../i18n';

/** What can be chosen for a table about time. */
export interface TimeDraft {
  on: boolean;
  minutes: number;
  increment: number;
  hours: number;
  reserve: number;
  expiry: NonNullable<Time['expiry']>;
}

export const MINUTES: readonly number[] = [10, 20, 30, 45, 60, 90, 120, 180];
export const INCREMENTS: readonly number[] = [0, 10, 20, 30, 60, 120];
export const HOURS: readonly number[] = [6, 12, 24, 48, 72, 120, 168, 336];
export const RESERVES: readonly number[] = [0, 24, 72, 168, 336];
export const EXPIRIES = ['bot', 'loss', 'ask'] as const;

export const noTime: TimeDraft = { on: false, minutes: 60, increment: 30, hours: 48, reserve: 72, expiry: 'bot' };

/** What the server is told; nothing for a table without a clock. */
export function newTime(draft: TimeDraft, pace: Pace): Time | undefined {
  if (!draft.on) return undefined;
  const { minutes, increment, hours, reserve, expiry } = draft;
  return pace === 'turns' ? { hours, reserve, expiry } : { minutes, increment, expiry };
}

/** Hours, or days where they come out even. */
export function hoursText(hours: number): string {
  return hours > 24 && hours % 24 === 0 ? t('time.days.count', { count: hours / 24 }) : t('time.hours.count', { count: hours });
}

/** Minutes, or hours or days where they come out even. */
export function minutesText(minutes: number): string {
  if (minutes >= 60 && minutes % 60 === 0) return hoursText(minutes / 60);
  return new Intl.NumberFormat(language(), { style: 'unit', unit: 'minute', unitDisplay: 'short' }).format(minutes);
}

/** What a table has agreed on, in a few words. */
export function timeText(time: Time): string {
  if (time.hours !== undefined) {
    const each = hoursText(time.hours);
    return time.reserve ? t('time.said.reserve', { time: each, reserve: hoursText(time.reserve) }) : t('time.said.turns', { time: each });
  }
  const minutes = time.minutes ?? 0;
  return time.increment ? t('time.said.increment', { minutes, seconds: time.increment }) : t('time.said.live', { minutes });
}

/** As a clock shows it: 1:05:09, 5:09. */
export function clockText(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

const LONG = 24 * 3600_000;

/** What is left, as short as it can be said: as a clock within a day, else as the day on which it ends. */
export function leftText(millis: number): string {
  if (millis < LONG) return clockText(millis);
  return t('time.until', { time: new Date(Date.now() + millis).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' }) });
}

/** Milliseconds that a seat has now; nothing for a seat without a clock. */
export function leftOf(clock: Clock, seat: number, now = performance.now()): number | undefined {
  if (clock.up === seat) return 0;
  if (clock.running === seat && clock.left !== undefined) return Math.max(0, clock.left - (now - receivedAt(clock)));
  return clock.banks.find((bank) => bank.seat === seat)?.bank;
}
