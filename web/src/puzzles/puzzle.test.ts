import { expect, it } from 'vitest';
import set from './set-1.json';
import { difficulty, judge, ofDay, puzzlesOf, type PuzzleSet, themeKey } from './puzzle';
import { en } from './texts/en';

const puzzles = puzzlesOf(set as unknown as PuzzleSet);

it('has puzzles for every number of players, of each difficulty, each with a name of its own', () => {
  expect(puzzles.length).toBeGreaterThanOrEqual(60);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
  expect(new Set(puzzles.map(({ options }) => options.players))).toEqual(new Set([1, 2, 3, 4]));
  expect(new Set(puzzles.map(({ rating }) => difficulty(rating)))).toEqual(new Set(['easy', 'medium', 'hard']));
  expect(puzzles.some(({ options }) => options.features?.length)).toBe(true);
});

it('has a clear best turn in each, and a text for each theme', () => {
  for (const { id, turns, themes, record, at } of puzzles) {
    expect(turns[0]!.chance - turns[1]!.chance, id).toBeGreaterThanOrEqual(0.06);
    expect(turns[0]!.levels ?? [], id).not.toContain('greedy');
    expect(themes.length, id).toBeGreaterThan(0);
    for (const theme of themes) expect(en[themeKey(theme)], theme).toBeTruthy();
    expect((JSON.parse(record) as { moves: string[] }).moves, id).toHaveLength(at);
  }
});

it('writes a seed with all of its digits', () => {
  const { games, ...rest } = set as unknown as PuzzleSet;
  const [one] = puzzlesOf({ ...rest, games: [{ ...games[0]!, seed: '-9223372036854775807' }] });
  expect(one!.record).toContain('"seed":-9223372036854775807,');
});

it('meets every puzzle before one comes again', () => {
  const day = 86_400_000;
  const seen = new Set(puzzles.map((_, i) => ofDay(puzzles, (20_000 + i) * day)));
  expect(seen.size).toBe(puzzles.length);
  expect(ofDay([], 0)).toBeUndefined();
});

it('judges an answer by what it costs', () => {
  expect(judge(0.6, 0.1, 0.1, true)).toEqual({ kind: 'best', loss: 0 });
  expect(judge(0.6, 0.59, 0.1, false).kind).toBe('equal');
  expect(judge(0.6, 0.7, 0.1, false)).toEqual({ kind: 'equal', loss: 0 });
  expect(judge(0.6, 0.5, 0.1, false).kind).toBe('worse');
  expect(judge(0.6, 0.52, 0.3, false).kind).toBe('equal');
});
