import { type Args, format, language, type Language } from '../i18n';
import { en, type SaidKey } from './texts/en';

type Said = Record<SaidKey, Parameters<typeof format>[1]>;

const LOADERS: Record<Language, () => Promise<Said>> = {
  en: async () => en,
  de: async () => (await import('./texts/de')).de,
  fr: async () => (await import('./texts/fr')).fr,
  pl: async () => (await import('./texts/pl')).pl,
};

let texts = $state.raw<{ language: Language; said: Said }>({ language: 'en', said: en });

/** Fetches the texts of the puzzles in the language of the page. */
export async function loadSaid(): Promise<void> {
  const wanted = language();
  const said = await LOADERS[wanted]();
  texts = { language: wanted, said };
}

export const say = (key: SaidKey, args?: Args): string => format(texts.language, texts.said[key], args);
