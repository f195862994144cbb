import type { Entry } from '../api';

/** After how many moves a turn of somebody else begins; the beginning and the end count as well. */
export function turnStarts(moves: readonly Entry[]): number[] {
  const starts = [0];
  moves.forEach((move, i) => {
    if (i > 0 && moves[i - 1]!.seat !== move.seat) starts.push(i);
  });
  if (moves.length) starts.push(moves.length);
  return starts;
}

export const previousTurn = (starts: readonly number[], at: number): number => starts.findLast((start) => start < at) ?? 0;

export const nextTurn = (starts: readonly number[], at: number): number => starts.find((start) => start > at) ?? at;
