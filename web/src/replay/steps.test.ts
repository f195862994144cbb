import { describe, expect, it } from 'vitest';
import type { Entry } from '../api';
import { nextTurn, previousTurn, turnStarts } from './steps';

const moves = [0, 0, 1, 1, 1, 0].map((seat, i): Entry => ({ number: i + 1, kind: 'move', seat, moves: i + 1, at: '', events: [] }));

describe('stepping through a game', () => {
  it('knows where turns begin', () => {
    expect(turnStarts(moves)).toEqual([0, 2, 5, 6]);
    expect(turnStarts([])).toEqual([0]);
  });

  it('goes turn by turn, and no further than the game', () => {
    const starts = turnStarts(moves);
    expect(nextTurn(starts, 0)).toBe(2);
    expect(nextTurn(starts, 3)).toBe(5);
    expect(nextTurn(starts, 6)).toBe(6);
    expect(previousTurn(starts, 3)).toBe(2);
    expect(previousTurn(starts, 2)).toBe(0);
    expect(previousTurn(starts, 0)).toBe(0);
  });
});
