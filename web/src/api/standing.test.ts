import { describe, expect, it } from 'vitest';
import type { Entry } from './model';
import { joined, standing } from './standing';

const move = (number: number, text: string): Entry => ({ number, kind: 'move', seat: 0, move: text, moves: 0, at: '', events: [] });
const undo = (number: number, to: number): Entry => ({ number, kind: 'undo', seat: 0, to, moves: to, at: '', events: [] });
const names = (entries: Entry[]) => entries.map((entry) => entry.move);

describe('the list of moves', () => {
  it('an undo takes back what came after the moves that stay', () => {
    expect(names(standing([move(1, 'a'), move(2, 'b'), move(3, 'c'), undo(4, 1), move(5, 'd')]))).toEqual(['a', 'd']);
    expect(standing([move(1, 'a'), undo(2, 0)])).toEqual([]);
  });

  it('joins without repeats', () => {
    expect(names(joined([move(1, 'a'), move(2, 'b')], [move(2, 'b'), move(3, 'c')]) ?? [])).toEqual(['a', 'b', 'c']);
  });

  it('notices a gap', () => {
    expect(joined([move(1, 'a')], [move(3, 'c')])).toBeNull();
  });
});
