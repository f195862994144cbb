import type { Language } from '../i18n';
import { type Chapter, parseRules } from './parse';

/** The rules in each language: files of the same shape, with the same ids. */
const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../../docs/rules.md?raw'),
  de: () => import('../../../docs/rules.de.md?raw'),
  fr: () => import('../../../docs/rules.fr.md?raw'),
  pl: () => import('../../../docs/rules.pl.md?raw'),
};

export async function loadRules(language: Language): Promise<Chapter[]> {
  return parseRules((await FILES[language]()).default);
}
