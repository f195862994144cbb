import type { Language } from '../../i18n/message';
import { editionFaults } from '../../vocabulary/editionFaults';
import type { Words } from '../words';
import type { FaultKey, FaultSentences } from './sentences';

export type { FaultKey, FaultSentences } from './sentences';

const LOADERS: Record<Language, () => Promise<FaultSentences>> = {
  en: async () => editionFaults,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  pl: async () => (await import('./pl')).pl,
};

/** What can be wrong with an edition, in one language; fetched where an edition is made. */
export const loadFaults = (language: Language): Promise<FaultSentences> => LOADERS[language]();

interface Pattern {
  key: FaultKey;
  gaps: string[];
  pattern: RegExp;
  /** How much of the sentence is no gap. */
  fixed: number;
}

/** The checker writes English, here as on a server and on the command line; these find the sentence and what fills its gaps. */
const PATTERNS: Pattern[] = (Object.entries(editionFaults) as [FaultKey, string][])
  .map(([key, english]) => {
    const parts = english.split(/\{\w+\}/);
    return {
      key,
      gaps: [...english.matchAll(/\{(\w+)\}/g)].map(([, gap]) => gap!),
      pattern: new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('(.*)')}$`, 's'),
      fixed: parts.join('').length,
    };
  })
  .sort((a, b) => b.fixed - a.fixed);

/** Which sentence a fault is, with what fills its gaps; null for one that nobody has foreseen. */
export function faultKey(english: string): { key: FaultKey; gaps: Record<string, string> } | null {
  for (const { key, gaps, pattern } of PATTERNS) {
    const found = pattern.exec(english);
    if (found) return { key, gaps: Object.fromEntries(gaps.map((gap, i) => [gap, found[i + 1]!])) };
  }
  return null;
}

/** Gaps that hold words of the game, and the members of an edition that are read in the same way. */
const LISTS: Readonly<Record<string, string>> = { colours: 'colour', cities: 'city' };

/** A fault in the reader's language; in English where it is one that we do not know. */
export function faultSaid(english: string, sentences: FaultSentences, words: Words): string {
  const found = faultKey(english);
  if (!found) return english;
  return sentences[found.key].replace(/\{(\w+)\}/g, (_, gap: string) => {
    const value = found.gaps[gap] ?? '';
    const member = gap.replace(/\d$/, '');
    const list = LISTS[member];
    const say = (name: string, text: string) => words.value({ member: name, value: text, from: 'D' }, { path: '', figures: [] });
    return list ? value.split(', ').map((each) => say(list, each)).join(', ') : say(member, value);
  });
}
