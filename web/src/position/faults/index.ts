import { faultKey as editionFault, type FaultSentences, loadFaults } from '../../edition/faults';
import { filled, finder } from '../../edition/faults/finder';
import type { Language } from '../../i18n/message';
import { positionFaults } from '../../vocabulary/positionFaults';
import type { Names } from '../../wording/names';
import type { PositionFaultKey, PositionSentences } from './sentences';

const LOADERS: Record<Language, () => Promise<PositionSentences>> = {
  en: async () => positionFaults,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  pl: async () => (await import('./pl')).pl,
};

/** What can be wrong with a position's rules, and what with a file of any kind. */
export interface Sentences {
  position: PositionSentences;
  file: FaultSentences;
}

/** In one language; fetched where a position is set up. */
export async function loadPositionFaults(language: Language): Promise<Sentences> {
  const [position, file] = await Promise.all([LOADERS[language](), loadFaults(language)]);
  return { position, file };
}

export const positionFault = finder<PositionFaultKey>(positionFaults);

/** Gaps that hold words of the game. */
const READ: Readonly<Record<string, (names: Names, value: string) => string>> = {
  section: (names, value) => names.section(value),
  link: (names, value) => names.link(value),
  card: (names, value) => names.card(value),
  country: (names, value) => names.country(value),
  tile: (names, value) => names.bonus(value),
  route: (names, value) => names.between(value),
  wine: (names, value) => names.outcome('wine', value),
  goods: (names, value) => names.goods(value),
  module: (names, value) => names.say('feature', value),
  seat: (names, value) => names.player(Number(value)),
};

/** A fault in the reader's language; in English where it is one that we do not know. */
export function positionFaultSaid(english: string, sentences: Sentences, names: Names): string {
  const found = positionFault(english);
  const other = editionFault(english);
  if (found && found.fixed >= (other?.fixed ?? 0)) return filled(sentences.position[found.key], found.gaps, (gap, value) => READ[gap]?.(names, value) ?? value);
  return other ? filled(sentences.file[other.key], other.gaps, (_, value) => value) : english;
}
