import { describe, expect, it } from 'vitest';
import { source } from '../../wording/testing/names';
import { choicesOf, PRIORITIES, questionOf } from './autobotChoices';

describe('Autobot explains itself', () => {
  const engine = source('engine/src/main/java/autobahn/engine/internal/chapter/autobot/Priorities.java');

  it('knows every priority and question of the engine', () => {
    const named = [...engine.matchAll(/keep(?:Least)?\(\s*e,\s*"([^"]+)"/g)].map((match) => match[1] ?? '');
    const compass = [...engine.matchAll(/"((?:south|north)ernmost[^"]*)"/g)].map((match) => match[1] ?? '');
    for (const name of [...named, ...compass]) expect(PRIORITIES).toHaveProperty([name]);
    const asked = [...engine.matchAll(/Explanation\.of\w+\(s, "([^"]+)"/g)].map((match) => match[1] ?? '');
    for (const question of [...asked, 'station', 'improve']) expect(questionOf(question)).not.toBe('other');
  });

  it('crosses off options priority by priority', () => {
    const [choice] = choicesOf([
      { event: 'autobot-chose', question: 'deliver to', options: ['Denmark', 'France', 'Italy'], priorities: [{ name: 'holds a bonus tile', left: ['Denmark', 'France'] }], chosen: 'Denmark' },
    ]);
    expect(choice?.steps[1]).toEqual({ priority: 'holds a bonus tile', left: ['Denmark', 'France'], gone: ['Italy'] });
  });
});
