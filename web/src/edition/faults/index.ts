import type { Language } from '../../i18n/message';
import { editionFaults } from '../../vocabulary/editionFaults';
import { filled, finder } from './finder';
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

/** Which sentence a fault is, with what fills its gaps; null for one that nobody has foreseen. */
export const faultKey = finder<FaultKey>(editionFaults);

/** Gaps that hold words of the game, and the members of an edition that are read in the same way. */
const LISTS: Readonly<Record<string, string>> = { colours: 'colour', cities: 'city' };

/** A fault in the reader's language; in English where it is one that we do not know. */
export function faultSaid(english: string, sentences: FaultSentences, words: Words): string {
  const found = faultKey(english);
  if (!found) return english;
  const say = (member: string, text: string) => words.value({ member, value: text, from: 'D' }, { path: '', figures: [] });
  return filled(sentences[found.key], found.gaps, (member, value) => {
    const list = LISTS[member];
    return list ? value.split(', ').map((each) => say(list, each)).join(', ') : say(member, value);
  });
}
