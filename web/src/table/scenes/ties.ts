import type { Score } from '../../api';

/** How a tie was decided: by employees in the administration, by those on one floor, or not at all. */
export interface Tie {
  seats: number[];
  total: number;
  by: 'administration' | 'floor' | 'shared';
  floor?: number;
  /** The figure that decided, in the order of the seats. */
  figures: number[];
}

/** Ties among players with the same points, each with what decided it (SCORE-2). */
export function tiesOf(scores: readonly Score[]): Tie[] {
  const totals = [...new Set(scores.map((score) => score.total))];
  return totals.flatMap((total): Tie[] => {
    const tied = scores.filter((score) => score.total === total).sort((a, b) => a.place - b.place);
    if (tied.length < 2) return [];
    const seats = tied.map((score) => score.seat);
    const differ = (figures: number[]) => new Set(figures).size > 1;
    const administration = tied.map((score) => score.inAdministration);
    if (differ(administration)) return [{ seats, total, by: 'administration', figures: administration }];
    for (const floor of [3, 2, 1]) {
      const figures = tied.map((score) => score.onFloors[FLOORS.indexOf(floor)] ?? 0);
      if (differ(figures)) return [{ seats, total, by: 'floor', floor, figures }];
    }
    return [{ seats, total, by: 'shared', figures: [] }];
  });
}

/** The floors in the order in which a score counts them. */
const FLOORS = [3, 2, 1];
