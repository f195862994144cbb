import { words } from '../i18n/en/words';
import type { Language } from '../i18n/message';
import type { Tongue } from './explain';
import type { Names } from './names';

export { explain } from './explain';
export type { Tongue } from './explain';
export type { Phrase, ReasonKey } from './sentences';

/** The sentences of a language, fetched when the first 'why not?' is asked. Places are called as everywhere else. */
export async function tongue(language: Language): Promise<Tongue> {
  const [sentences, names, called] = await loaders[language]();
  const places = Object.entries(called).filter(([key]) => /^(city|country)\./.test(key));
  return { language, sentences, names: { ...names, ...Object.fromEntries(places) } };
}

type Parts = [Tongue['sentences'], Names, Record<string, unknown>];
const loaders: Record<Language, () => Promise<Parts>> = {
  en: async () => [(await import('../vocabulary/reasons')).reasons, (await import('./names/en')).en, words],
  de: async () => [(await import('./de')).de, (await import('./names/de')).de, (await import('../i18n/de/words')).words],
  fr: async () => [(await import('./fr')).fr, (await import('./names/fr')).fr, (await import('../i18n/fr/words')).words],
  pl: async () => [(await import('./pl')).pl, (await import('./names/pl')).pl, (await import('../i18n/pl/words')).words],
};
