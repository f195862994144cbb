import { describe, expect, it } from 'vitest';
import { turningPoints } from './turningPoints';

describe('turning points', () => {
  const moments = [
    { move: 0, seat: -1, era: 1, chances: [0.5, 0.5] },
    { move: 4, seat: 0, era: 1, chances: [0.46, 0.54] },
    { move: 9, seat: 1, era: 1, chances: [0.25, 0.75] },
    { move: 12, seat: 0, era: 2, chances: [0.05, 0.95] },
  ];

  it('tell whose turn moved whose chance, and how far', () => {
    expect(turningPoints({ moments, turningPoints: [12, 9] })).toEqual([
      { i: 2, move: 9, seat: 1, chance: 0.75, change: '+21 %' },
      { i: 3, move: 12, seat: 0, chance: 0.05, change: '−20 %' },
    ]);
  });

  it('need something before them', () => expect(turningPoints({ moments, turningPoints: [0] })).toEqual([]));
});
