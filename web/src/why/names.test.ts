import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/message';
import { gaps } from '../i18n/testing';
import { tongue } from './index';

describe('the names in a reason', () => {
  it.each(LANGUAGES)('are said in %s, cities and countries too', async (language) => {
    const { names } = await tongue(language);
    for (const key of ['colour.red', 'tile.pick-up', 'city.BadHersfeld', 'country.CzechRepublic']) expect(names).toHaveProperty([key]);
  });

  it.each(LANGUAGES)('have the same gaps in %s as in English', async (language) => {
    const english = (await tongue('en')).names;
    for (const [key, name] of Object.entries((await tongue(language)).names)) {
      expect(gaps(name), key).toEqual(gaps(english[key as keyof typeof english]));
    }
  });
});
