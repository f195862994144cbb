import type { positionFaults } from '../../vocabulary/positionFaults';

export type PositionFaultKey = keyof typeof positionFaults;
/** All that can be wrong with a position, with the gaps of the English sentences. */
export type PositionSentences = Record<PositionFaultKey, string>;
