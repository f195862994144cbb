export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed {
  left: number;
  top: number;
  /** Less than the card would like where there is no more room beside the thing. */
  maxHeight: number;
}

const GAP = 8;
const EDGE = 6;

type Side = 'left' | 'right' | 'above' | 'below';

/**
 * Where a card stands so that it does not cover what it explains: beside it if that goes, above things at the bottom of the
 * window. Where it fits nowhere it takes the roomier side of above and below, and less height.
 */
export function place(thing: Box, card: { width: number; height: number }, window: { width: number; height: number }): Placed {
  const low = thing.top + thing.height / 2 > window.height * 0.6;
  const sides: Side[] = low ? ['above', 'left', 'right', 'below'] : ['left', 'right', 'below', 'above'];
  const fitting = sides.find((side) => fits(side, thing, card, window));
  const above = thing.top - GAP - EDGE;
  const below = window.height - thing.top - thing.height - GAP - EDGE;
  const side = fitting ?? (above > below ? 'above' : 'below');
  const room = side === 'above' ? above : side === 'below' ? below : window.height - 2 * EDGE;
  const height = Math.min(card.height, room);
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const left = side === 'left' ? thing.left - GAP - card.width : side === 'right' ? thing.left + thing.width + GAP : middle.x - card.width / 2;
  const top = side === 'above' ? thing.top - GAP - height : side === 'below' ? thing.top + thing.height + GAP : middle.y - height / 2;
  return { left: within(left, card.width, window.width), top: within(top, height, window.height), maxHeight: room };
}

function fits(side: Side, thing: Box, card: { width: number; height: number }, window: { width: number; height: number }): boolean {
  switch (side) {
    case 'left':
      return thing.left - GAP - EDGE >= card.width && card.height <= window.height - 2 * EDGE;
    case 'right':
      return window.width - thing.left - thing.width - GAP - EDGE >= card.width && card.height <= window.height - 2 * EDGE;
    case 'above':
      return thing.top - GAP - EDGE >= card.height;
    case 'below':
      return window.height - thing.top - thing.height - GAP - EDGE >= card.height;
  }
}

const within = (from: number, size: number, whole: number): number => Math.max(EDGE, Math.min(from, whole - size - EDGE));
