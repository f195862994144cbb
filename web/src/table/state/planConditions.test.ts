import { describe, expect, it } from 'vitest';
import type { View } from '../../api';
import { conditionsOf, isUsual } from './planConditions';

const view = (changes: Record<string, unknown> = {}): View =>
  ({
    table: { era: 2, roads: { built: ['Bonn-Köln'], upgraded: [] }, constructionTiles: { 'Köln-Dortmund': 'money' }, display: ['red-I1'], ...changes },
    reckoning: { cityValues: { Köln: 4 } },
  }) as unknown as View;

const free = (move: string) => ({ move, paid: 0 });

describe('conditions of a plan', () => {
  it('come from what it uses of the table', () => {
    expect(conditionsOf([free('play red build'), { move: 'build Köln-Dortmund', paid: 9 }, free('gain red-I1'), free('end')], view())).toEqual([
      { kind: 'whole' },
      { kind: 'section', what: 'Köln-Dortmund' },
      { kind: 'tile', what: 'Köln-Dortmund', tile: 'money' },
      { kind: 'city', what: 'Köln', number: 4 },
      { kind: 'cost', move: 1, number: 9 },
      { kind: 'card', what: 'red-I1' },
      { kind: 'era', number: 2 },
    ]);
  });

  it('are there once each, and none for what is not so now', () => {
    const found = conditionsOf([free('upgrade Hamburg-Bremen'), free('upgrade Hamburg-Bremen'), free('build Bonn-Köln'), free('gain blue-A1')], view());
    expect(found.filter(({ kind }) => kind === 'link')).toEqual([{ kind: 'link', what: 'Hamburg-Bremen' }]);
    expect(found.some(({ kind }) => kind === 'section' || kind === 'card')).toBe(false);
  });

  it('are never more than a server takes', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ move: 'end', paid: i + 1 }));
    expect(conditionsOf(many, view()).length).toBe(24);
  });

  it('are usual where somebody else could take what was wanted', () => {
    expect(isUsual({ kind: 'section', what: 'Köln-Dortmund' })).toBe(true);
    expect(isUsual({ kind: 'era', number: 2 })).toBe(false);
  });
});
