import type { Event, View } from '../../api';
import { duration } from '../../lib/preferences.svelte';
import { problemSentence } from '../../ui/problemSentence';
import type { GameStore } from '../../tables';
import { afterEvents } from './afterEvent';
import { sinceMine, type Turn } from './turns';

/** Something that happened, as one thing to look at, and after how many moves. */
export interface Step {
  seat: number;
  at: number;
  events: Event[];
}

/** A card and its colour, which are for what follows. */
const prepares = ({ event, tile }: Event): boolean =>
  event === 'card-played' || event === 'card-colour-changed' || (event === 'tile-used' && tile === 'colour');

/** Turns in steps: a move each, a card together with what it was played for; what came without moves one by one. */
export function stepsOf(turns: readonly Turn[]): Step[] {
  const steps: Step[] = [];
  for (const turn of turns) {
    let open: Step | null = null;
    turn.events.forEach((event, i) => {
      const at = turn.at[i] ?? turn.move;
      const alone = at === turn.move;
      const goesOn: boolean = open !== null && (open.at === at || open.events.every(prepares));
      if (open && !alone && goesOn) {
        open.at = at;
        open.events.push(event);
      } else {
        open = { seat: turn.seat ?? 0, at, events: [event] };
        steps.push(open);
      }
    });
  }
  return steps;
}

/** The table as it stood after a step; null for the present. Within a move (all of Autobot's turn is one) its events tell. */
export async function momentOf(store: GameStore, { at, events }: Step): Promise<View | null> {
  const entry = store.log.find((one) => one.moves === at);
  const last = events.at(-1);
  const told = entry && last ? entry.events.indexOf(last) + 1 : 0;
  const goesOn = entry?.events.slice(told).some((event) => event.event !== 'turn-began') ?? false;
  if (told > 0 && goesOn) return afterEvents((await store.past(at - 1)).view, entry!.events.slice(0, told));
  return at >= (store.now?.moves ?? 0) ? null : (await store.past(at)).view;
}

/** What a recap looks at, and where it says what went wrong. */
interface Recapped {
  readonly store: GameStore;
  readonly turns: readonly Turn[];
  readonly seat: number;
  trouble: string | null;
  light(ids: null): void;
}

/** "Since your last turn": what the others did, step by step, with the table as it stood after each. */
export class Recap {
  readonly turns: Turn[] = $derived.by(() => {
    const { store, turns, seat } = this.table;
    const mine = new Set(store.mine.map((one) => one.seat));
    if (!mine.size || this.seen === turns.length) return [];
    const running = turns.at(-1);
    if (store.myTurn && running?.seat === seat && running.events.length > 0) return [];
    return sinceMine(turns, mine, store.myTurn);
  });
  readonly steps: Step[] = $derived.by(() => stepsOf(this.turns));
  /** Which step is looked at; -1 for none, so that the table shows the present. */
  at = $state(-1);
  running = $state(false);
  /** The table as it stood; null for the present. */
  past = $state.raw<View | null>(null);
  readonly step: Step | undefined = $derived.by(() => this.steps[this.at]);

  private seen = $state(-1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Recapped) {}

  /** Looks at a step; beyond the last one comes the present. */
  async go(at: number): Promise<void> {
    clearTimeout(this.timer);
    this.at = at;
    const step = this.steps[at];
    if (!step) return this.leave();
    try {
      const past = await momentOf(this.table.store, step);
      // Of several wishes in a row the last one counts.
      if (this.at !== at) return;
      this.past = past;
    } catch (problem) {
      this.table.trouble = problemSentence(problem);
      return this.leave();
    }
    if (this.running) this.timer = setTimeout(() => void this.go(this.at + 1), 600 + duration(1400));
  }

  play(): void {
    this.running = !this.running;
    if (this.running) void this.go(this.at + 1);
    else clearTimeout(this.timer);
  }

  /** Back to the present; the recap stays for another look. */
  leave(): void {
    clearTimeout(this.timer);
    this.at = -1;
    this.running = false;
    this.past = null;
    this.table.light(null);
  }

  close(): void {
    this.leave();
    this.seen = this.table.turns.length;
  }
}
