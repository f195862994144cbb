import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n';
import { gaps } from '../../i18n/testing';
import { positionFaults } from '../../vocabulary/positionFaults';
import { namesIn } from '../../wording/testing/names';
import { loadPositionFaults, positionFault, positionFaultSaid } from '.';
import type { PositionFaultKey } from './sentences';

const KEYS = Object.keys(positionFaults) as PositionFaultKey[];
/** What may fill a gap; quotes and commas too. */
const FILLED: Record<string, string> = { section: 'Köln-Dortmund', link: 'Köln-Dortmund', card: 'red/cyan-I4', country: 'France', tile: 'develop-2', route: 'Hamburg-Berlin', wine: 'France-Berlin', goods: 'wine', module: 'traffic', value: "it's, not 3", step: 'end-turn' };
const filled = (key: PositionFaultKey): string => positionFaults[key].replace(/\{(\w+)\}/g, (_, gap: string) => FILLED[gap] ?? '7');

describe('faults of a position', () => {
  it.each(LANGUAGES)('have the same gaps in %s as in English', async (language) => {
    const { position } = await loadPositionFaults(language);
    expect(Object.keys(position).sort()).toEqual([...KEYS].sort());
    for (const key of KEYS) {
      expect(position[key].trim(), key).not.toBe('');
      expect(gaps(position[key]), key).toEqual(gaps(positionFaults[key]));
      if (language !== 'en') expect(position[key], key).not.toBe(positionFaults[key]);
      expect(rules(position[key]), key).toEqual(rules(positionFaults[key]));
    }
  });

  it('are known again by what the checker says', () => {
    for (const key of KEYS) expect(positionFault(filled(key))?.key, filled(key)).toBe(key);
    expect(positionFault('the moon is made of cheese')).toBeNull();
  });

  it('are said in the language, things of the game by their names there', async () => {
    const said = async (language: (typeof LANGUAGES)[number], text: string) => positionFaultSaid(text, await loadPositionFaults(language), namesIn(language));
    expect(await said('de', "there are 3 tiles 'promote', but the game has 2")).toMatch(/^es sind 3 Plättchen „.+“, aber das Spiel hat 2$/);
    expect(await said('de', 'CzechRepublic was not delivered to')).toBe('hierhin wurde nicht geliefert: Tschechien');
    expect(await said('fr', 'is missing: the module wine is in play')).toBe('manque : le module « Vin » est en jeu');
    expect(await said('pl', 'must be from 0 to 99, not -1')).toBe('musi być od 0 do 99, nie -1');
    expect(await said('de', 'must be a whole number from 0 to 9, not "x"')).toBe('muss eine ganze Zahl von 0 bis 9 sein, nicht "x"');
    expect(await said('de', 'the moon is made of cheese')).toBe('the moon is made of cheese');
  });
});

/** The rules that a sentence names, such as (BUILD-1). */
const rules = (sentence: string): string[] => sentence.match(/\([A-Z]+(-[A-Z\d]+)*\)/g) ?? [];
