import type { Language } from '../i18n';
import { type Chapter, parseRules } from './parse';

/** Translations are maps: rule id, or chapter id, to text. What one lacks stays English. */
type Translation = Record<string, string>;
const translations = import.meta.glob<{ default: Translation }>('./{de,fr,pl}.json');

export interface Rules {
  chapters: Chapter[];
  /** Rule ids that are shown in English though another language was wanted. */
  english: Set<string>;
}

export async function loadRules(language: Language): Promise<Rules> {
  const english = parseRules((await import('../../../docs/rules.md?raw')).default);
  if (language === 'en') return { chapters: english, english: new Set() };
  const translation = (await translations[`./${language}.json`]?.())?.default ?? {};
  return translated(english, translation);
}

export function translated(english: Chapter[], translation: Translation): Rules {
  const missing = new Set<string>();
  const chapters = english.map((chapter) => ({
    ...chapter,
    title: translation[chapter.id] ?? chapter.title,
    blocks: chapter.blocks.map((block) => {
      if (block.kind !== 'rule') return block;
      const text = translation[block.id];
      if (!text) missing.add(block.id);
      return { ...block, text: text ?? block.text };
    }),
  }));
  return { chapters, english: missing };
}
