import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { follow, goesOn, RECORD, shared, stepAt, STEPS, wanted } from './steps';

describe('the guided game', () => {
  it('is a record of the edition that is played now', () => {
    const played = JSON.parse(readFileSync(new URL('../../../docs/game.json', import.meta.url), 'utf8')) as typeof RECORD;
    const { format, rules, edition, editionHash } = played;
    expect(RECORD).toMatchObject({ format, rules, edition, editionHash, options: { players: 2, features: [] } });
    expect(Number.isInteger(RECORD.seed)).toBe(true);
  });

  it('has 15 steps in the order of the record', () => {
    expect(STEPS).toHaveLength(15);
    STEPS.forEach((step, i) => {
      const before = STEPS[i - 1];
      expect(step.at).toBeGreaterThanOrEqual(before ? before.at + before.moves : 0);
      expect(wanted(step)).toHaveLength(step.moves);
      expect(step.moves > 0 || step.opens !== undefined, step.key).toBe(true);
    });
    expect(STEPS.at(-1)!.at + STEPS.at(-1)!.moves).toBe(RECORD.moves.length);
  });

  it('begins every step where the learner is to move', () => {
    // A turn ends by "end"; the neighbour chooses the first route, the learner begins. The promotion for whoever has ended
    // an era comes between two turns.
    for (const step of STEPS.slice(1).filter(({ key }) => key !== 'finance')) {
      const turns = RECORD.moves.slice(0, step.at).filter((move) => move === 'end').length;
      expect(turns % 2, step.key).toBe(0);
    }
  });

  it('is done by the moves of the record', () => {
    for (const step of STEPS) {
      expect(follow(step, RECORD.moves.slice(0, step.at)), step.key).toMatchObject({ made: 0, done: step.moves === 0, astray: null });
      expect(follow(step, RECORD.moves.slice(0, step.at + step.moves))).toMatchObject({ done: true, astray: null });
    }
  });

  it('knows which steps need nothing prepared', () => {
    expect(STEPS.filter((_, i) => goesOn(i)).map((step) => step.key)).toEqual(['build', 'drive', 'deliver', 'score', 'refresh', 'finance']);
  });
});

describe('following a step', () => {
  const build = stepAt(1);
  const before = RECORD.moves.slice(0, build.at);

  it('counts what is made', () => {
    expect(follow(build, [...before, 'play cyan build'])).toEqual({ made: 1, done: false, astray: null, lost: false });
  });

  it('notices a move that leads elsewhere', () => {
    expect(follow(build, [...before, 'play cyan build', 'build Hannover-Berlin'])).toMatchObject({ made: 1, done: false, astray: 'build Hannover-Berlin' });
    expect(follow(build, [...before, 'refresh'])).toMatchObject({ made: 0, astray: 'refresh' });
  });

  it('notices that too much was taken back', () => {
    expect(follow(build, [])).toMatchObject({ lost: true, done: false });
  });

  it('takes any route card', () => {
    expect(follow(stepAt(0), ['route Dortmund-Basel', 'route Saarbrücken-Milano']).done).toBe(true);
    expect(shared(['route Dortmund-Basel', 'route Saarbrücken-Milano', 'play cyan build', 'end'])).toBe(3);
  });
});
