import type { Event } from '../api';
import type { Step } from '../table/state/recap.svelte';
import type { Turn } from '../table/state/turns';

/** One thing to do on the real table for Autobot, and how it came to be chosen. */
export interface AutobotStep extends Step {
  why: Event | null;
}

/** Told by what stands beside them: a choice explains what follows it, values of cities follow from roads. */
const NOTHING_TO_MOVE: ReadonlySet<string> = new Set(['autobot-chose', 'turn-began', 'city-value-changed']);

/** Autobot's last turn as a list of things to do, one after another. */
export function autobotSteps(turns: readonly Turn[]): AutobotStep[] {
  const turn = turns.findLast((one) => one.seat === 1 && one.events.length > 0);
  const steps: AutobotStep[] = [];
  let why: Event | null = null;
  turn?.events.forEach((event, i) => {
    if (event.event === 'autobot-chose') why = event;
    else if (!NOTHING_TO_MOVE.has(event.event)) {
      steps.push({ seat: 1, at: turn.at[i] ?? turn.move, events: [event], why });
      why = null;
    } else steps.at(-1)?.events.push(event);
  });
  return steps;
}
