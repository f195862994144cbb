import { expect, it } from 'vitest';
import { answered, rated, readProgress } from './progress';

const beginning = readProgress(null);

it('reads what was kept, and begins anew with what does not fit', () => {
  expect(readProgress('{"done":{"a":"solved","b":"no"},"rating":1600,"deviation":90}')).toEqual({ done: { a: 'solved' }, rating: 1600, deviation: 90 });
  expect(readProgress('{"done":{},"rating":1e9,"deviation":-5}')).toEqual({ done: {}, rating: 4000, deviation: 60 });
  for (const broken of ['', '{', 'null', '7', '{}', '{"done":null,"rating":1,"deviation":1}', '{"done":{},"rating":"x","deviation":1}']) {
    expect(readProgress(broken)).toEqual(beginning);
  }
});

it('counts the first answer alone', () => {
  const tried = answered(beginning, 'a', 1500, false);
  expect(tried.rating).toBeLessThan(beginning.rating);
  expect(tried.done).toEqual({ a: 'tried' });
  const solved = answered(tried, 'a', 1500, true);
  expect(solved).toEqual({ ...tried, done: { a: 'solved' } });
  expect(answered(solved, 'a', 1500, false)).toEqual(solved);
});

it('finds out how strong somebody is', () => {
  let one = { rating: 1500, deviation: 350 };
  // Who solves all of 1700 and none of 1900 is about 1800.
  for (let i = 0; i < 40; i++) one = rated(one, i % 2 ? 1700 : 1900, i % 2 === 1);
  expect(Math.abs(one.rating - 1800)).toBeLessThan(60);
  expect(one.deviation).toBeLessThan(120);
  expect(rated({ rating: 1500, deviation: 100 }, 1900, true).rating).toBeGreaterThan(rated({ rating: 1500, deviation: 100 }, 1200, true).rating);
});
