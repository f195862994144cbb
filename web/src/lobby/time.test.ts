import { describe, expect, it } from 'vitest';
import type { Clock } from '../api';
import { clockText, hoursText, leftOf, minutesText, newTime, noTime, timeText } from './time';

describe('time of a table', () => {
  it('is told to the server as the pace wants it, or not at all', () => {
    expect(newTime(noTime, 'live')).toBeUndefined();
    const draft = { ...noTime, on: true };
    expect(newTime(draft, 'live')).toEqual({ minutes: 60, increment: 30, expiry: 'bot' });
    expect(newTime(draft, 'turns')).toEqual({ hours: 48, reserve: 72, expiry: 'bot' });
  });

  it('is said in a few words', () => {
    expect(timeText({ minutes: 30, increment: 0 })).toBe('30 min each');
    expect(timeText({ minutes: 30, increment: 20 })).toBe('30 min each, 20 s more for each turn');
    expect(timeText({ hours: 24, reserve: 0 })).toBe('24 hours for each turn');
    expect(timeText({ hours: 48, reserve: 168 })).toBe('2 days for each turn, 7 days in reserve');
    expect(hoursText(30)).toBe('30 hours');
    expect(minutesText(10)).toBe('10 min');
    expect(minutesText(90)).toBe('90 min');
    expect(minutesText(10_080)).toBe('7 days');
  });

  it('is shown as a clock shows it', () => {
    expect(clockText(0)).toBe('0:00');
    expect(clockText(-5)).toBe('0:00');
    expect(clockText(61_000)).toBe('1:01');
    expect(clockText(59_999)).toBe('1:00');
    expect(clockText(3_725_000)).toBe('1:02:05');
  });

  it('runs for whoever decides and stands still for the others', () => {
    const clock: Clock = { banks: [{ seat: 0, bank: 5000 }, { seat: 1, bank: 9000 }], running: 0, left: 4000 };
    const begun = performance.now();
    expect(leftOf(clock, 0, begun)).toBeGreaterThan(3000);
    expect(leftOf(clock, 0, begun + 1_000_000)).toBe(0);
    expect(leftOf(clock, 1, begun + 1_000_000)).toBe(9000);
    expect(leftOf(clock, 2)).toBeUndefined();
    expect(leftOf({ banks: clock.banks, up: 1 }, 1)).toBe(0);
  });
});
