import { describe, expect, it } from 'vitest';
import { COLOURS, seatStyle, shownColours } from './seatColours';

describe('colours of seats', () => {
  it('are the usual ones where nobody has chosen', () => {
    expect(shownColours([undefined, undefined, undefined, undefined])).toEqual(['green', 'pink', 'blue', 'brown']);
  });
  it('leave what was chosen to whoever chose it', () => {
    expect(shownColours([undefined, 'green', undefined])).toEqual(['pink', 'green', 'blue']);
    expect(shownColours(['slate', undefined, 'pink', undefined])).toEqual(['slate', 'green', 'pink', 'brown']);
  });
  it('are never the same twice, whatever is wished', () => {
    for (let i = 0; i < 7 ** 4; i++) {
      const wished = [0, 1, 2, 3].map((seat) => COLOURS[Math.floor(i / 7 ** seat) % 7]);
      expect(new Set(shownColours(wished)).size).toBe(4);
    }
  });
  it('are what the pieces of a table are drawn in', () => {
    expect(seatStyle([{ seat: 0, colour: 'olive' }, { seat: 1, colour: 'blue' }])).toBe('--seat-0: var(--player-olive); --seat-1: var(--player-blue)');
  });
});
