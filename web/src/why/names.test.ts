import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/message';
import { gaps } from './engine';
import { tongue } from './index';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** The constants of an enum of the engine, as notation writes them. */
function constants(path: string): string[] {
  const java = read(`engine/src/main/java/autobahn/engine/${path}.java`).replace(/\/\*[\s\S]*?\*\//g, '');
  return [...java.matchAll(/^ {4}([A-Z_]+)[,;]?$/gm)].map((match) => (match[1] ?? '').toLowerCase().replaceAll('_', '-'));
}

const edition = JSON.parse(read('edition/src/main/resources/autobahn/edition/standard.json')) as {
  board: { cities: { city: string }[] };
  trade: { countries: { country: string }[] };
};
const colours = constants('edition/Colour');
const wanted = [
  ...colours.map((colour) => `colour.${colour}`),
  ...[...colours, 'any'].map((colour) => `card.${colour}`),
  ...constants('edition/ActionSpace').map((space) => `space.${space}`),
  ...constants('Extra').map((extra) => `extra.${extra}`),
  ...constants('edition/Department').map((department) => `department.${department}`),
  ...constants('edition/BonusKind').map((bonus) => `tile.${bonus}`),
  ...edition.board.cities.map(({ city }) => `city.${city.replaceAll(' ', '')}`),
  ...edition.trade.countries.map(({ country }) => `country.${country.replaceAll(' ', '')}`),
  ...['wine', 'traffic', 'services'].map((module) => `module.${module}`),
  'card',
  'depot',
];

describe('the names in a reason', () => {
  it.each(LANGUAGES)('have words in %s, each thing once and nothing else', async (language) => {
    const { names } = await tongue(language);
    expect(Object.keys(names).sort()).toEqual([...wanted].sort());
  });

  it.each(LANGUAGES)('have the same gaps in %s as in English', async (language) => {
    const english = (await tongue('en')).names;
    for (const [key, name] of Object.entries((await tongue(language)).names)) {
      expect(gaps(name), key).toEqual(gaps(english[key as keyof typeof english]));
    }
  });
});
