import type { Analysis } from '../../api';

/** A turn that moved the chances of whoever made it farther than others did. */
export interface TurningPoint {
  /** Its place among the moments. */
  i: number;
  move: number;
  seat: number;
  chance: number;
  /** In percent, with its sign: `+21 %`. */
  change: string;
}

export function turningPoints({ moments, turningPoints }: Analysis): TurningPoint[] {
  return moments.flatMap(({ move, seat: mover, chances }, i) => {
    const before = moments[i - 1];
    if (!before || !turningPoints.includes(move)) return [];
    const seat = Math.max(0, mover);
    const chance = chances[seat] ?? 0;
    const change = Math.round((chance - (before.chances[seat] ?? 0)) * 100);
    return [{ i, move, seat, chance, change: `${change < 0 ? '−' : '+'}${Math.abs(change)} %` }];
  });
}
