import { describe, expect, it } from 'vitest';
import type { View } from '../api';
import { cityValues, payments } from './books';

const view = (solo: boolean): View =>
  ({
    options: { players: solo ? 1 : 2, ...(solo ? { solo: {} } : {}) },
    players: [{ route: 'Köln-Wien' }, { route: null }],
    table: { offices: { red: [0, 1, 0], black: [1] } },
    reckoning: {
      budgets: { red: { cityValues: 14, each: 4 }, black: { cityValues: 20, each: 20 }, white: { cityValues: 4, each: 0 } },
      routes: [{ route: 'Köln-Wien', status: 3, rewards: [], way: [] }],
      cityValues: { Wien: 6, Köln: 2, Basel: 6 },
    },
  }) as unknown as View;

describe('the books', () => {
  it('pay for every employee what its office divides', () => {
    const [first, second] = payments(view(false));
    expect(first).toMatchObject({ seat: 0, offices: [{ colour: 'red', employees: 2, each: 4 }], budget: 8, route: { status: 3 } });
    expect(second).toMatchObject({ seat: 1, budget: 24, route: undefined });
  });

  it('pay Autobot nothing', () => {
    expect(payments(view(true)).map(({ seat }) => seat)).toEqual([0]);
  });

  it('list cities by value, equal ones by name', () => {
    expect(cityValues(view(false))).toEqual([
      ['Basel', 6],
      ['Wien', 6],
      ['Köln', 2],
    ]);
  });
});
