import { describe, expect, it } from 'vitest';
import type { View } from '../../api';
import { progressOf } from './eraProgress';
import { lexicon } from '../../wording/testing/names';

const at = (table: Partial<View['table']>) => progressOf({ table: { era: 1, sectionsBuilt: 0, ...table } } as View, lexicon);

describe('how far the era is', () => {
  it('counts to the target of the table', () => {
    expect(at({ era: 2, sectionsBuilt: 13, eraTarget: 22 })).toMatchObject({ before: 10, built: 13, end: 22 });
  });

  it('counts anew after a dead end, which leaves sections unbuilt', () => {
    expect(at({ era: 2, sectionsBuilt: 7, eraTarget: 18 })).toMatchObject({ before: 6, built: 7, end: 18 });
  });

  it('counts dead rounds as long as nobody has triggered the end', () => {
    expect(at({}).deadRounds).toBe(0);
    expect(at({ deadRounds: 4 })).toMatchObject({ deadRounds: 4, triggered: false });
    expect(at({ deadRounds: 4, trigger: 0 })).toMatchObject({ deadRounds: 0, triggered: true });
    expect(at({ era: 3, deadRounds: 10, turnsLeft: 2 })).toMatchObject({ deadRounds: 10, turnsLeft: 2 });
  });
});
