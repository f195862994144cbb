import type { Language } from '../i18n/message';
import { parse, type Rulebook } from './parse';

export { pieces } from './parse';
export type { Chapter, Piece, Rule, Rulebook } from './parse';

/** The files in docs/ are the one source: the page shows what they say, in every language. */
const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../docs/rules.md?raw'),
  de: () => import('../../../docs/rules.de.md?raw'),
  fr: () => import('../../../docs/rules.fr.md?raw'),
  pl: () => import('../../../docs/rules.pl.md?raw'),
};

export async function rulebook(language: Language): Promise<Rulebook> {
  return parse((await files[language]()).default);
}
