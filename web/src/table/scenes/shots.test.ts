import { describe, expect, it } from 'vitest';
import type { Event, View } from '../../api';
import middle from '../../board/fixtures/middle.json';
import { during, shotsOf } from './shots';

const view = middle.view as unknown as View;
const tell = (events: Event[], mine: number[] = [], era: number | null = null) => shotsOf({ view, events, actor: 2, era, mine: new Set(mine) });

describe('what is played out', () => {
  const build: Event[] = [
    { event: 'money-paid', seat: 2, amount: 9, reason: 'SECTION' },
    { event: 'section-built', seat: 2, section: 'Basel-Mannheim' },
    { event: 'city-value-changed', city: 'Mannheim', value: 6 },
    { event: 'tile-taken', seat: 2, tile: 'flip' },
  ];

  it('is one thing after the other, with the table before and after each', () => {
    const { shots } = tell(build);
    expect(shots.map((shot) => shot.events.map((event) => event.event))).toEqual([
      ['money-paid'],
      ['section-built', 'city-value-changed'],
      ['tile-taken'],
    ]);
    expect(shots[1]?.before.table.roads.built).not.toContain('Basel-Mannheim');
    expect(shots[1]?.after.table.roads.built).toContain('Basel-Mannheim');
    expect(shots[1]?.after.reckoning.cityValues['Mannheim']).toBe(6);
    expect(shots[0]?.effects[0]).toMatchObject({ kind: 'fly', to: ['section:Basel-Mannheim', 'bank'] });
    expect(shots[2]?.effects[0]).toMatchObject({ kind: 'fly', from: ['section:Basel-Mannheim'] });
  });

  it('is quicker where it is one’s own, and does not tell that my turn begins', () => {
    const others = tell(build).shots[1]?.millis ?? 0;
    const own = tell(build, [2]).shots[1];
    expect(own?.own).toBe(true);
    expect(own?.millis).toBeLessThan(others / 2);
    expect(tell([{ event: 'turn-began', seat: 0, era: 2 }], [0]).shots).toEqual([]);
  });

  it('lets a truck drive all its way at once, and draws it driving', () => {
    const { shots } = tell([
      { event: 'truck-moved', seat: 2, truck: 1, section: 'Crailsheim-Würzburg' },
      { event: 'truck-moved', seat: 2, truck: 1, section: 'Würzburg-Frankfurt' },
    ]);
    expect(shots).toHaveLength(1);
    expect(shots[0]?.effects).toEqual([
      { kind: 'drive', truck: 'truck:2/1', seat: 2, goods: 'appliances', from: 'Crailsheim-Milano', sections: ['Crailsheim-Würzburg', 'Würzburg-Frankfurt'] },
    ]);
    expect(during(shots[0]!).players[2]?.trucks[0]).toEqual({});
    expect(shots[0]?.after.players[2]?.trucks[0]?.at).toBe('Würzburg-Frankfurt');
  });

  it('tells the end of an era over several moves, and ends it with the new prices', () => {
    const first = tell([
      { event: 'era-ended', era: 2 },
      { event: 'budget-divided', office: 'red', cityValues: 12, employees: 3, each: 4 },
      { event: 'money-gained', seat: 1, amount: 8, reason: 'BUDGET' },
      { event: 'money-gained', seat: 2, amount: 4, reason: 'BUDGET' },
    ]);
    expect(first.shots.map((shot) => [shot.era, shot.events.length])).toEqual([[2, 1], [2, 3]]);
    expect(first.shots[1]?.effects).toHaveLength(2);
    expect(first.era).toBe(2);
    const then = tell([{ event: 'reunified' }, { event: 'turn-began', seat: 1, era: 3 }], [], first.era);
    expect(then.shots.map((shot) => [shot.era, shot.prices ?? false])).toEqual([[2, false], [2, true], [null, false]]);
    expect(then.shots[0]?.after.table.roads.roadblocks).toEqual([]);
    expect(then.era).toBeNull();
  });
});
