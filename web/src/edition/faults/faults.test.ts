import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n';
import { gaps } from '../../i18n/testing';
import { editionFaults } from '../../vocabulary/editionFaults';
import { namesIn } from '../../wording/testing/names';
import { loadTexts } from '../texts';
import { Words } from '../words';
import { faultKey, faultSaid, type FaultKey, loadFaults } from '.';

const KEYS = Object.keys(editionFaults) as FaultKey[];
/** What may fill a gap; quotes and commas too. */
const FILLED: Record<string, string> = { colour: 'red', colours: 'red, cyan', city: 'Bad Hersfeld', cities: 'Köln, Wien', country: 'France', bonus: 'develop 2', goods: 'wine', section: 'Köln-Dortmund', space: 'build', technology: 'second-truck', value: "it's, not 3", words: 'a, b, c' };
const filled = (key: FaultKey): string => editionFaults[key].replace(/\{(\w+)\}/g, (_, gap: string) => FILLED[gap.replace(/\d$/, '')] ?? '7');

describe('faults of an edition', () => {
  it.each(LANGUAGES)('have the same gaps in %s as in English', async (language) => {
    const sentences = await loadFaults(language);
    expect(Object.keys(sentences)).toEqual(expect.arrayContaining(KEYS));
    for (const key of KEYS) {
      expect(sentences[key].trim(), key).not.toBe('');
      expect(gaps(sentences[key]), key).toEqual(gaps(editionFaults[key]));
    }
  });

  it('are known again by what the checker says', () => {
    for (const key of KEYS) expect(faultKey(filled(key))?.key, filled(key)).toBe(key);
    expect(faultKey('the moon is made of cheese')).toBeNull();
  });

  it('are said in the language, things of the game by their names there', async () => {
    const said = async (language: (typeof LANGUAGES)[number], text: string) =>
      faultSaid(text, await loadFaults(language), new Words(language, await loadTexts(language), namesIn(language)));
    expect(await said('de', 'Hamburg does not lie on the white autobahn')).toBe('Hamburg liegt nicht an der Autobahn in der Farbe Weiß');
    expect(await said('de', 'no link is red, white')).toBe('keine Strecke hat diese Farbe: Rot, Weiß');
    expect(await said('fr', 'there are 36 bonus tiles, not 35')).toBe('il y a 36 tuiles bonus, pas 35');
    expect(await said('pl', 'no white link leads to a city in Italy')).toContain('Włochy');
    expect(await said('en', 'there are 36 bonus tiles, not 35')).toBe('there are 36 bonus tiles, not 35');
    expect(await said('de', 'the moon is made of cheese')).toBe('the moon is made of cheese');
  });
});
