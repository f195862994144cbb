import { describe, expect, it } from 'vitest';
import { PRIORITIES, QUESTIONS } from '../../vocabulary/game';
import { choicesOf, priorityOf, questionOf } from './autobotChoices';

describe('Autobot explains itself', () => {
  it('has words for every priority and question of the engine, and for others their own', () => {
    for (const [name, key] of Object.entries(PRIORITIES)) expect(priorityOf(name)).toBe(key);
    expect(priorityOf('largest')).toBe('largest');
    for (const [question, key] of Object.entries(QUESTIONS)) expect(questionOf(question)).toBe(key);
    expect(questionOf('paint')).toBe('other');
  });

  it('crosses off options priority by priority', () => {
    const [choice] = choicesOf([
      { event: 'autobot-chose', question: 'deliver to', options: ['Denmark', 'France', 'Italy'], priorities: [{ name: 'holds a bonus tile', left: ['Denmark', 'France'] }], chosen: 'Denmark' },
    ]);
    expect(choice?.steps[1]).toEqual({ priority: 'holds a bonus tile', left: ['Denmark', 'France'], gone: ['Italy'] });
  });
});
