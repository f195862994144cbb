import { describe, expect, it } from 'vitest';
import standard from '../../../../edition/src/main/resources/autobahn/edition/standard.json';
import { changed, confirmed, differs, exchanged } from './change';
import { bonusParts, bonusText, options } from './choices';
import { at, editable, entryAt, GROUPS, isChecked, type Tree, type Unit, unitsOf } from './units';

const tree = standard as unknown as Tree;
const units = unitsOf(tree);
const unit = (path: string): Unit => units.find((each) => each.path === path)!;

describe('the figures of the workshop', () => {
  it('are those that were designed, each with something to change, and every group has some', () => {
    const letters = JSON.stringify(standard).match(/"(?:from|\w+From)":"D"/g)!.length;
    expect(units).toHaveLength(letters);
    expect(units.every((each) => editable(each).length > 0)).toBe(true);
    expect(new Set(units.map(({ group }) => group))).toEqual(new Set(GROUPS));
    expect(units.map(({ group }) => GROUPS.indexOf(group))).toEqual(units.map(({ group }) => GROUPS.indexOf(group)).sort((a, b) => a - b));
  });

  it('are confirmed with the name of whoever did, and nothing else changes', () => {
    const value = unit('board.cities[4].value');
    const next = confirmed(tree, value, ' Anna ');
    expect(entryAt(next, 'board.cities[4]')).toMatchObject({ value: 4, valueFrom: 'C', valueBy: 'Anna', from: 'S' });
    expect(isChecked(next, unitsOf(next).find(({ path }) => path === value.path)!)).toBe(true);
    expect(unitsOf(next)).toHaveLength(units.length);
    expect(next.trade).toBe(tree.trade);
    expect(differs(next, tree, value)).toBe(false);
  });

  it('are changed in place', () => {
    const next = changed(tree, unit('board.links[1]'), 'sections', 2, '');
    expect(entryAt(next, 'board.links[1]')).toEqual({ link: 'Köln-Dortmund', colour: 'red', sections: 2, from: 'C' });
    expect(differs(next, tree, unit('board.links[1]'))).toBe(true);
    expect(at(tree, 'board.links[1].sections')).toBe(1);
  });

  it('have cards that are called by their colours', () => {
    const two = units.find(({ kind, members }) => kind === 'actionCards' && members.includes('card'))!;
    const next = changed(tree, two, 'colours', ['red', 'white'], '');
    expect(entryAt(next, two.entry).card).toBe(`red/white-${String(entryAt(tree, two.entry).kind)}`);
  });

  it('lie at places that are exchanged', () => {
    const first = unit('playerBoard.stations[0].space');
    const next = exchanged(tree, first, 1, 'Ben');
    expect(entryAt(next, 'playerBoard.stations[0]')).toMatchObject({ space: 1, spaceFrom: 'C', spaceBy: 'Ben', bonus: 'move 1' });
    expect(entryAt(next, 'playerBoard.stations[1]')).toMatchObject({ space: 2, bonus: 'DM 1', larger: 2 });
    expect(differs(next, tree, first)).toBe(true);
    expect(differs(tree, tree, first)).toBe(false);
    const space = unit('playerBoard.actionSpaces[1].space');
    expect(entryAt(exchanged(tree, space, 2, ''), 'playerBoard.actionSpaces[1]')).toMatchObject({ space: 'load', spaceFrom: 'C' });
  });

  it('have bonuses that are written as editions write them', () => {
    for (const text of ['develop 2', 'DM 8', 'promote', 'promote 2', 'promote service', 'unlock', 'employee 10', 'move 1']) expect(bonusText(bonusParts(text))).toBe(text);
    expect(options(tree, unit('board.bonusSpaces[0]'), 'section')).toContain('København-Hamburg');
  });
});
