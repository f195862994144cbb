import type { Language } from '../../i18n/message';
import { en, type Texts } from './en';

export type { Text, Texts } from './en';
export { en } from './en';

const LOADERS: Record<Language, () => Promise<Texts>> = {
  en: async () => en,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  pl: async () => (await import('./pl')).pl,
};

/** The words of the page, fetched with it: nobody else needs them. */
export const loadTexts = (language: Language): Promise<Texts> => LOADERS[language]();
