import { describe, expect, it } from 'vitest';
import { DECISIONS, FORMS, groupsOf, waits } from './decisions';
import { MOVE_TYPES } from '../../wording/notation';
import { optionsOf } from './picks';
import { constants, everyLanguage, source } from '../../wording/testing/names';

const ENGINE = 'engine/src/main/java/autobahn/engine';
const steps = constants(source(`${ENGINE}/internal/state/StepKind.java`));
/** The steps that ask somebody; the others run by themselves. */
const asked = constants(source(`${ENGINE}/Decision.java`));

describe('decisions', () => {
  it('knows every kind of step of the engine', () => {
    expect(steps.length).toBeGreaterThan(30);
    expect(steps).toEqual(expect.arrayContaining(asked));
    expect(Object.keys(DECISIONS).sort()).toEqual([...steps].sort());
  });

  it.each(steps)('offers an answer wherever the engine asks: %s', (step) => {
    expect(DECISIONS[step]?.asks).toBe(asked.includes(step));
    for (const [, names] of everyLanguage) expect(names.say('step', step)).not.toBe(step);
  });

  it('has a form for every kind of move of the engine', () => {
    const types = constants(source(`${ENGINE}/MoveType.java`));
    expect([...MOVE_TYPES].sort()).toEqual([...types].sort());
    for (const type of types) expect(FORMS).toHaveProperty(type);
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
