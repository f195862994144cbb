import type { editionFaults } from '../../vocabulary/editionFaults';

export type FaultKey = keyof typeof editionFaults;
/** All that can be wrong with an edition, with the gaps of the English sentences. */
export type FaultSentences = Record<FaultKey, string>;
