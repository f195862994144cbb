import { describe, expect, it } from 'vitest';
import type { Event } from '../api';
import type { Turn } from '../table/state/turns';
import { autobotSteps } from './autobotSteps';

const event = (name: string, more: Record<string, unknown> = {}): Event => ({ event: name, seat: 1, ...more }) as unknown as Event;
const turn = (seat: number | null, events: Event[], at: number[]): Turn => ({ seat, era: 1, move: at[0] ?? 0, began: null, events, at });

describe('what to move for Autobot', () => {
  it('is its last turn, one thing at a time; choices explain what follows, values of cities go with the road', () => {
    const chose = event('autobot-chose', { question: 'build', chosen: 'Köln-Dortmund', options: [], priorities: [] });
    const turns = [
      turn(1, [event('autobot-drew')], [3]),
      turn(0, [event('card-played')], [5]),
      turn(1, [event('autobot-drew'), chose, event('section-built'), event('city-value-changed'), event('employee-seated')], [9, 10, 10, 10, 10]),
    ];
    const steps = autobotSteps(turns);
    expect(steps.map(({ events }) => events.map((one) => one.event))).toEqual([['autobot-drew'], ['section-built', 'city-value-changed'], ['employee-seated']]);
    expect(steps.map(({ why }) => why)).toEqual([null, chose, null]);
    expect(steps.map(({ at }) => at)).toEqual([9, 10, 10]);
  });

  it('is nothing before it has played', () => {
    expect(autobotSteps([turn(0, [event('card-played')], [5]), turn(1, [], [])])).toEqual([]);
  });
});
