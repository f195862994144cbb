import { describe, expect, it } from 'vitest';
import { edition } from '../wording/testing/names';
import { figures, groupOf, kindOf } from './figures';

const small = {
  format: 1,
  name: 'x',
  board: {
    cities: [{ city: 'Köln', value: 4, valueFrom: 'D', from: 'S' }],
    roadblocks: { sections: ['a', 'b'], from: 'X' },
  },
};

describe('figures of an edition', () => {
  it('have a place and a provenance of their own or of their entry', () => {
    expect(figures(small)).toEqual([
      {
        name: 'board',
        entries: [
          { path: 'board.cities[0]', figures: [{ member: 'city', value: 'Köln', from: 'S' }, { member: 'value', value: 4, from: 'D' }] },
          { path: 'board.roadblocks', figures: [{ member: 'sections', value: ['a', 'b'], from: 'X' }] },
        ],
      },
    ]);
  });

  it('are of a kind and stand in a group', () => {
    expect(['board.links[3]', 'trade.boards[0].wishes[12]', 'dashboard.startMoney', 'rulings[0]'].map(kindOf)).toEqual(['links', 'wishes', 'startMoney', 'rulings']);
    expect(['board.links[3]', 'trade.boards[0].wishes[12]', 'dashboard.startMoney', 'rulings[0]'].map(groupOf)).toEqual([
      'board.links',
      'trade.boards[0].wishes',
      'dashboard',
      'rulings',
    ]);
  });

  it('of the standard edition are all found', () => {
    const parts = figures({ ...edition });
    expect(parts.map((part) => part.name)).toEqual(['board', 'dashboard', 'playerBoard', 'trade', 'cards', 'administration', 'solo', 'modules', 'rulings']);
    const values = parts.flatMap((part) => part.entries).flatMap((entry) => entry.figures.map((figure) => figure.value));
    expect(values.length).toBeGreaterThan(900);
    expect(values.flat().filter((value) => typeof value === 'object')).toEqual([]);
  });
});
