import type { Component } from 'svelte';
import type { Event, View } from '../../api';
import type { Scene } from '../../board/map/shapes';

/** What is played out just now: how the table stands in it, and whose board lies in front. */
export interface Played {
  view: View;
  front: number | null;
  /** The last that has been told of what happens; null where nothing is held back. */
  told: Event | null;
}

/** What plays things out, once it has been loaded: a layer of the board, something in front of the map, and ways to see again. */
export interface Stage {
  /** Drawn on the board, in its units. */
  layer: Component<{ scene: Scene }>;
  /** Drawn in front of everything: pieces that fly, the end of the game. */
  front: Component;
  /** Drawn in place of the question: what is told, and how to step and skip. */
  told: Component;
  /** Whether the question waits for what is played out. */
  readonly blocking: boolean;
  /** Looks whether something happened; follows the store, so it is called from an effect. */
  watch(): void;
  /** Leaves what is played out and shows the present. */
  skip(): void;
  /** Takes a key press; true if it was meant for what is played out. */
  key(event: KeyboardEvent): boolean;
  /** Shows the end of an era once more: the one that came with the move after which so many stood. */
  eraAgain(moves: number): Promise<void>;
  /** Shows the end of the game once more. */
  endAgain(): void;
  close(): void;
}
