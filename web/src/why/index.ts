import type { Language } from '../i18n/message';
import type { Tongue } from './explain';

export { explain } from './explain';
export type { Tongue } from './explain';
export type { Phrase, ReasonKey } from './sentences';

/** The sentences of a language, fetched when the first 'why not?' is asked. */
export async function tongue(language: Language): Promise<Tongue> {
  const [sentences, names] = await loaders[language]();
  return { language, sentences, names };
}

const loaders: Record<Language, () => Promise<[Tongue['sentences'], Tongue['names']]>> = {
  en: async () => [(await import('./en')).en, (await import('./names/en')).en],
  de: async () => [(await import('./de')).de, (await import('./names/de')).de],
  fr: async () => [(await import('./fr')).fr, (await import('./names/fr')).fr],
  pl: async () => [(await import('./pl')).pl, (await import('./names/pl')).pl],
};
