import type { Event } from '../../api';
import { PRIORITIES, type Question, QUESTIONS } from '../../vocabulary/game';

/** One question that Autobot answered: options, and what each priority left of them. */
export interface AutobotChoice {
  question: string;
  /** The first step has no priority: everything that was possible. */
  steps: Array<{ priority: string | null; left: string[]; gone: string[] }>;
  chosen: string;
}

/** The key of a priority's words, by the name that the event carries. */
export function priorityOf(name: string): string {
  return Object.hasOwn(PRIORITIES, name) ? PRIORITIES[name as keyof typeof PRIORITIES] : name;
}

export function questionOf(question: string): Question | 'other' {
  return Object.hasOwn(QUESTIONS, question) ? QUESTIONS[question as keyof typeof QUESTIONS] : 'other';
}

export function choicesOf(events: readonly Event[]): AutobotChoice[] {
  return events
    .filter((event) => event.event === 'autobot-chose')
    .map((event) => {
      const options = event.options as string[];
      const priorities = event.priorities as Array<{ name: string; left: string[] }>;
      const steps: AutobotChoice['steps'] = [{ priority: null, left: options, gone: [] }];
      let before = options;
      for (const { name, left } of priorities) {
        steps.push({ priority: name, left, gone: before.filter((one) => !left.includes(one)) });
        before = left;
      }
      return { question: String(event.question), steps, chosen: String(event.chosen) };
    });
}
