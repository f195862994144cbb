import { describe, expect, it } from 'vitest';
import { STEPS } from '../../vocabulary/game';
import { groupsOf, placeOf, waits } from './decisions';
import { optionsOf } from './picks';

describe('decisions', () => {
  it('have a place where the engine asks, and none where it does not', () => {
    expect(Object.keys(STEPS).length).toBeGreaterThan(30);
    for (const [step, asks] of Object.entries(STEPS)) expect(placeOf(step) !== undefined, step).toBe(asks);
  });

  it('puts what the turn is about first and going on last', () => {
    const options = optionsOf(['done', 'tile dm-5', 'extra build', 'build Köln-Dortmund', 'end'], 0);
    expect(groupsOf(options).map((group) => group.type)).toEqual(['BUILD', 'TILE', 'EXTRA', 'DONE', 'END']);
  });

  it('looks twice at what has consequences, if the person wants that', () => {
    expect(waits('BUILD', true)).toBe(true);
    expect(waits('BUILD', false)).toBe(false);
    expect(waits('PLAY', true)).toBe(false);
    expect(waits('END', true)).toBe(false);
  });
});
