import type { View } from '../../api';
import type { Era, Lexicon } from '../../wording/lexicon';

export interface Progress {
  era: Era;
  /** Sections built in all eras. */
  built: number;
  /** How many of them were built before this era began to count. */
  before: number;
  /** With how many in all this era ends. */
  end: number;
  /** Rounds in a row in which nobody could build; 0 also once somebody has triggered the end. With ten the era ends. */
  deadRounds: number;
  /** Turns left in the last round; null before it. */
  turnsLeft: number | null;
  /** Somebody has triggered the end of the era. */
  triggered: boolean;
}

/** How far the era is. */
export function progressOf(view: View, lexicon: Lexicon): Progress {
  const { table } = view;
  const era = lexicon.era(Math.min(lexicon.edition.dashboard.eras.length, table.era));
  // After a dead end the sections of the eras do not add up: the target says it, in every view.
  const end = table.eraTarget ?? table.sectionsBuilt;
  const triggered = (table.trigger ?? null) !== null;
  return {
    era,
    built: table.sectionsBuilt,
    before: end - era.sections,
    end,
    deadRounds: triggered ? 0 : (table.deadRounds ?? 0),
    turnsLeft: table.turnsLeft ?? null,
    triggered,
  };
}
