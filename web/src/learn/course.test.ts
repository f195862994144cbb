import { describe, expect, it } from 'vitest';
import { asFarAsItGoes, fitting, recordOf, STANDARD } from './course';
import { RECORD, STEPS } from './steps';

const all = RECORD.moves.map((move) => `what comes of ${move}`);
/** An edition in which the first so many moves are legal. */
const legal = (count: number) => async (moves: readonly string[]) => {
  if (moves.length > count) throw new Error('illegal');
  return all.slice(0, moves.length);
};

describe('the guided game with other figures', () => {
  it.each([0, 1, 2, 41, 87, RECORD.moves.length])('goes as far as its moves are legal: %i', async (count) => {
    expect(await asFarAsItGoes(legal(count))).toHaveLength(count);
  });

  it('has the steps that are legal and bring the very same', () => {
    expect(fitting(all, all)).toEqual(STEPS.map(() => true));
    expect(fitting(all, [])).toEqual(STEPS.map(() => false));
    // The upgrade costs something else; what comes after it is told as before.
    const upgrade = STEPS.findIndex(({ key }) => key === 'upgrade');
    const other = all.map((events, i) => (i === STEPS[upgrade]!.at ? 'another price' : events));
    expect(fitting(all, other)).toEqual(STEPS.map((_, i) => i !== upgrade));
    expect(fitting(all, all.slice(0, 45))).toEqual(STEPS.map(({ at, moves }) => at + moves <= 45));
  });

  it('says in its record which edition it goes with', () => {
    expect(JSON.parse(recordOf({ edition: 'mine', hash: 'abc' }, ['route Dortmund-Basel']))).toMatchObject({ edition: 'mine', editionHash: 'abc', seed: RECORD.seed, moves: ['route Dortmund-Basel'] });
    expect(STANDARD.hash).toBe(RECORD.editionHash);
  });
});
