import { describe, expect, it } from 'vitest';
import { type Box, place } from './place';

const card = { width: 300, height: 200 };
const window = { width: 1440, height: 900 };

/** Whether two boxes share any point. */
const touch = (a: Box, b: Box) => a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

describe('where a card stands', () => {
  it('covers nothing of what it explains, and stays in the window', () => {
    for (const size of [window, { width: 390, height: 844 }, { width: 844, height: 390 }]) {
      for (let left = 0; left < size.width - 40; left += 37) {
        for (let top = 0; top < size.height - 40; top += 37) {
          const thing = { left, top, width: 40, height: 40 };
          const at = place(thing, card, size);
          const box = { left: at.left, top: at.top, width: card.width, height: Math.min(card.height, at.maxHeight) };
          expect(touch(box, thing), JSON.stringify({ thing, box, size })).toBe(false);
          expect(box.left >= 0 && box.top >= 0 && box.left + box.width <= size.width && box.top + box.height <= size.height).toBe(true);
          expect(box.height).toBeGreaterThanOrEqual(140);
        }
      }
    }
  });

  it('stands above the cards in hand and left of the offices', () => {
    expect(place({ left: 200, top: 800, width: 56, height: 80 }, card, window).top).toBe(800 - 8 - 200);
    expect(place({ left: 640, top: 100, width: 170, height: 34 }, card, window).left).toBe(640 - 8 - 300);
  });
});
