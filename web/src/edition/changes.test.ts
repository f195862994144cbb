import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import standard from '../../../edition/src/main/resources/autobahn/edition/standard.json';
import { namesIn } from '../wording/testing/names';
import { changeLabel, changeValue, ruleOf } from './changes';
import { loadTexts } from './texts';
import { Words } from './words';
import type { Tree } from './workshop/units';

const tree = standard as unknown as Tree;

describe('figures that differ', () => {
  it('belong to rules that there are', () => {
    const rules = new Set(readFileSync('../rules/src/main/resources/autobahn/rules/rules.txt', 'utf8').match(/[A-Z]+-[A-Z0-9]+/g));
    const places = ['$.dashboard.eras[1].funding', '$.dashboard.eras[2].buildDouble', '$.board.cities[4].value', '$.administration.offices[2].seats[2]', '$.cards.routeRewards[1].status', '$.trade.boards[1].wishes[2].goods', '$.trade.tiles[0].count', '$.playerBoard.stations[3].bonus', '$.solo.hard.slots[0].bonus', '$.administration.track.bonuses[1].bonus', '$.playerBoard.actionSpaces[1].space', '$.rulings[0].holds', '$.dashboard.startMoney.value'];
    for (const place of places) expect(rules, place).toContain(ruleOf(place, tree));
    expect(ruleOf('$.dashboard.eras[1].funding', tree)).toBe('TURN-7');
    expect(ruleOf('$.rulings[0].holds', tree)).toBe('TURN-3');
    expect(ruleOf('$.solo.centre.city', tree)).toBeNull();
  });

  it('are called and said as the page of the edition does', async () => {
    const words = new Words('de', await loadTexts('de'), namesIn('de'));
    expect(changeLabel(words, tree, '$.dashboard.eras[1].funding')).toMatch(/^Epochen · Epoche 2 · /);
    expect(changeValue(words, '$.trade.boards[1].wishes[2].goods', '"automotive"')).toBe('Autos');
    expect(changeValue(words, '$.dashboard.eras[1].funding', undefined)).toBe('–');
    expect(changeLabel(words, tree, '$.nowhere.at[3].all')).toBe('$.nowhere.at[3].all');
  });
});
