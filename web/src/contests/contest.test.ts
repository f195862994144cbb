import { describe, expect, it } from 'vitest';
import { ApiError, type ContestPlace } from '../api';
import { contestDraft, divisions, faultsOf, loggedKey, marks, newContest, nextEvening, refusedField, tableState, withFormat, withPace } from './contest';

const NOW = new Date(2026, 10, 18, 12, 30);
const fresh = () => ({ ...contestDraft(NOW), title: 'Cup' });

describe('a contest to be made', () => {
  it('says only what its format knows', () => {
    const swiss = newContest(fresh());
    expect(swiss).toMatchObject({ format: 'swiss', options: { players: 2 }, rounds: 5, same: false, rated: false, hours: 24, most: 64 });
    for (const absent of ['finals', 'size', 'moving', 'legs', 'filler', 'time']) expect(swiss).not.toHaveProperty(absent);
    const league = newContest(withFormat(fresh(), 'league'));
    expect(league).toMatchObject({ size: 8, moving: 1, legs: 1 });
    expect(league).not.toHaveProperty('rounds');
    expect(newContest(withFormat(fresh(), 'groups'))).toMatchObject({ options: { players: 4 }, rounds: 3, finals: 1, filler: 'club' });
    const solo = newContest({ ...withFormat(fresh(), 'solo'), same: true, rated: true, filler: 'club' });
    expect(solo.options.solo).toMatchObject({ hard: false });
    for (const absent of ['same', 'rated', 'filler']) expect(solo).not.toHaveProperty(absent);
  });

  it('has weeks for a round that is played by turns', () => {
    expect(newContest(withPace(fresh(), 'turns'))).toMatchObject({ pace: 'turns', hours: 336 });
  });

  it('begins on the evening of the next day', () => expect(nextEvening(NOW)).toBe('2026-11-19T20:00'));

  it('is held against what the server takes', () => {
    const at = NOW.getTime();
    expect(faultsOf(fresh(), at)).toEqual({});
    expect(Object.keys(faultsOf({ ...fresh(), title: ' ', rounds: 16, most: null, closes: '' }, at)).sort()).toEqual(['closes', 'most', 'rounds', 'title']);
    for (const title of ['x'.repeat(61), 'a\u202eb', 'a\nb']) expect(faultsOf({ ...fresh(), title }, at)).toHaveProperty('title');
    for (const closes of ['2026-11-18T12:30', '2020-01-01T00:00', '2027-01-18T00:00', 'soon']) expect(faultsOf({ ...fresh(), closes }, at)).toHaveProperty('closes');
    expect(faultsOf({ ...withFormat(fresh(), 'solo'), rounds: 11 }, at).rounds?.args).toEqual({ least: 1, most: 10 });
    expect(faultsOf({ ...withFormat(fresh(), 'league'), rounds: null }, at)).toEqual({});
    expect(faultsOf({ ...fresh(), rounds: 2.5, most: 129 }, at)).toMatchObject({ rounds: {}, most: {} });
  });

  it('knows which field a refusal is about', () => {
    const refused = (detail: string, code = 'bad-request') => new ApiError({ type: 'about:blank', title: code, status: 400, code, detail });
    expect(refusedField(refused('closes must be within the next 60 days.'))).toBe('closes');
    expect(refusedField(refused('title is missing'))).toBe('title');
    expect(refusedField(refused('options are missing'))).toBeUndefined();
    expect(refusedField(refused('closes', 'stale'))).toBeUndefined();
    expect(refusedField(new Error('closes must be'))).toBeUndefined();
  });
});

describe('standings of a league', () => {
  const place = (name: string, division: number): ContestPlace => ({ place: 1, name, division, state: 'plays', points: 0, played: 0, wins: 0, tieBreaks: [], mine: false });
  const league = (...sizes: number[]) => divisions(sizes.flatMap((size, i) => Array.from({ length: size }, (_, k) => place(`${i + 1}.${k + 1}`, i + 1))));
  const said = (sizes: number[], moving: number) => Object.fromEntries([...marks(league(...sizes), moving)].map(([{ name }, mark]) => [name, mark]));

  it('are one list for each division', () => expect(league(3, 2).map((some) => some.map(({ name }) => name))).toEqual([['1.1', '1.2', '1.3'], ['2.1', '2.2']]));

  it('mark who goes up and down at each border', () => {
    expect(said([4, 4, 4], 1)).toEqual({ '1.4': 'down', '2.1': 'up', '2.4': 'down', '3.1': 'up' });
    expect(said([4], 2)).toEqual({});
    expect(said([4, 4], 0)).toEqual({});
  });

  it('move at most half of the smaller division, so nobody goes both ways', () => expect(said([3, 3], 3)).toEqual({ '1.3': 'down', '2.1': 'up' }));
});

it('tells how a table stands', () => {
  const seat = (place?: number) => ({ bot: false, mine: false, ...(place ? { place, points: 1 } : {}) });
  expect(tableState({ number: 1, running: true, seats: [seat(), seat()] }, 2)).toBe('running');
  expect(tableState({ number: 1, running: false, seats: [seat(1), seat(2)] }, 2)).toBe('result');
  expect(tableState({ number: 1, running: false, seats: [seat(), seat()] }, 2)).toBe('shared');
  expect(tableState({ number: 1, running: false, seats: [seat()] }, 2)).toBe('free');
});

it('has a sentence of its own for a contest that nobody came to', () => {
  const entry = { number: 1, at: NOW.toISOString(), kind: 'cancelled' } as const;
  expect(loggedKey({ ...entry, text: 'too-few' })).toBe('contest.log.tooFew');
  expect(loggedKey({ ...entry, name: 'Ann' })).toBe('contest.log.cancelled');
});
