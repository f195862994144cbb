import { expect, it } from 'vitest';
import type { Analysis, Table } from '../api';
import { mistakeId, mistakesIn, readMistakes } from './mistakes';

const game = {
  game: 'local-1',
  title: 'Evening',
  date: '2026-11-18T20:00:00Z',
  players: 2,
  record: '{}',
  editionHash: 'abc',
  mistakes: [{ at: 12, seat: 0, played: ['refresh', 'end'], better: ['play red load', 'end'], gain: 0.12 }],
};

it('reads what was kept, and passes over what does not fit', () => {
  expect(readMistakes(JSON.stringify([game]))).toEqual([game]);
  for (const broken of [null, '', '{', 'null', '7', '[null]', '[{}]', '["x"]', JSON.stringify([{ ...game, record: 5 }]), JSON.stringify([{ ...game, mistakes: [{ at: 'x' }] }])]) {
    expect(readMistakes(broken)).toEqual([]);
  }
});

it('collects the turns of my own seats that a better one is known for', () => {
  const table = { seats: [{ seat: 0, mine: true }, { seat: 1, mine: false }] } as Table;
  const moves = ['a', 'b', 'end', 'c', 'end', 'd', 'end'];
  const better = [
    { move: 7, from: 5, seat: 0, moves: ['y', 'end'], gain: 0.2 },
    { move: 5, from: 3, seat: 1, moves: ['x', 'end'], gain: 0.3 },
    { move: 3, from: 0, seat: 0, moves: ['z', 'end'], gain: 0.06 },
  ];
  expect(mistakesIn(table, moves, { moments: [], turningPoints: [], better } as unknown as Analysis)).toEqual([
    { at: 0, seat: 0, played: ['a', 'b', 'end'], better: ['z', 'end'], gain: 0.06 },
    { at: 5, seat: 0, played: ['d', 'end'], better: ['y', 'end'], gain: 0.2 },
  ]);
  expect(mistakesIn(table, moves, { moments: [], turningPoints: [] } as unknown as Analysis)).toEqual([]);
});

it('names a mistake by its game and its move', () => {
  expect(mistakeId('local-ab-12', 30)).toBe('mistake-30-local-ab-12');
});
