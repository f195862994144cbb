import type { IconName } from '../../design/icons';

/** What there is to say about one thing on the table: its name, its numbers now, and the rules that it lives by. */
export interface Detail {
  name: string;
  /** What it shows: an action card, a tile, goods, or a symbol. */
  face?: { card: string } | { tile: string } | { goods: string } | { icon: IconName };
  /** Each a sentence or a figure with its name; the most telling first. */
  facts: string[];
  /** The first one is told, the others are named. */
  rules: string[];
}

/** A thing taken apart: `lock:trade/2@1` is a lock on the board of seat 1; without a seat it is that of whoever looks. */
export interface Thing {
  id: string;
  kind: string;
  name: string;
  seat: number;
}
