import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { counts, figures, filtered } from './figures';

const small = {
  format: 1,
  name: 'x',
  board: {
    cities: [{ city: 'Köln', value: 4, valueFrom: 'D', from: 'S' }],
    roadblocks: { sections: ['a', 'b'], from: 'X' },
  },
};

describe('figures of an edition', () => {
  it('have a place, a name and a provenance of their own or of their entry', () => {
    expect(figures(small)).toEqual([
      {
        name: 'board',
        entries: [
          { path: 'board.cities[0]', label: 'Köln', figures: [{ member: 'city', value: 'Köln', from: 'S' }, { member: 'value', value: '4', from: 'D' }] },
          { path: 'board.roadblocks', label: 'roadblocks', figures: [{ member: 'sections', value: 'a, b', from: 'X' }] },
        ],
      },
    ]);
  });

  it('can be filtered', () => {
    expect(filtered(figures(small), 'D', '')[0]?.entries[0]?.figures).toEqual([{ member: 'value', value: '4', from: 'D' }]);
    expect(filtered(figures(small), 'all', 'köln value')).toHaveLength(1);
    expect(filtered(figures(small), 'S', 'roadblocks')).toEqual([]);
  });

  it('of the standard edition are all found, with every letter', () => {
    const file = new URL('../../../edition/src/main/resources/autobahn/edition/standard.json', import.meta.url);
    const parts = figures(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
    expect(parts.map((part) => part.name)).toEqual(['board', 'dashboard', 'playerBoard', 'trade', 'cards', 'administration', 'solo', 'modules', 'rulings']);
    for (const count of Object.values(counts(parts))) expect(count).toBeGreaterThan(0);
    expect(parts.flatMap((part) => part.entries).filter((entry) => entry.figures.some((figure) => figure.value.includes('{')))).toEqual([]);
  });
});
