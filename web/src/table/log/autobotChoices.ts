import type { Event } from '../../api';

/** One question that Autobot answered: options, and what each priority left of them. */
export interface AutobotChoice {
  question: string;
  /** The first step has no priority: everything that was possible. */
  steps: Array<{ priority: string | null; left: string[]; gone: string[] }>;
  chosen: string;
}

/** The engine's names of the priorities, and the keys of ours. */
export const PRIORITIES: Record<string, string> = {
  'lets a truck go on to its country': 'truck',
  'holds a bonus tile': 'tile',
  'nearest to the black autobahn': 'black',
  'closest to the heart of the black autobahn': 'heart',
  'southernmost, then westernmost': 'south',
  'northernmost, then easternmost': 'north',
  'holds a traffic token': 'traffic',
  'connected to the network': 'connected',
  'fewest sections left to build': 'fewest',
  'uppermost on the delivery board': 'uppermost',
  'nearest to the country': 'country',
};

const QUESTIONS = ['build', 'upgrade', 'station', 'improve', 'deliver to', 'load at'];

export function questionOf(question: string): string {
  return QUESTIONS.includes(question) ? question.replace(' ', '-') : 'other';
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
