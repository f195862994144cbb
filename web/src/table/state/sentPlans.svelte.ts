import { ApiError, calls, Unreachable } from '../../api';
import type { NewSentPlan, PlanCondition, PlannedTurn, SentPlan } from '../../api/model';
import type { GameStore } from '../../tables';
import { problemSentence } from '../../ui/problemSentence';

interface Table {
  readonly store: GameStore;
  trouble: string | null;
}

/** A plan that is due is played within a second or so; longer than this nobody waits here. */
const SOON_MILLIS = 1200;
const MOST_LOOKS = 6;

/** What I have sent to be played when it is my turn, as the server keeps it. Nobody else can ask for it. */
export class SentPlans {
  shown = $state.raw<SentPlan | null>(null);
  /** Whether plans can be sent here at all. */
  readonly possible: boolean = $derived.by(() => {
    const { store } = this.table;
    return store.can.others && store.table?.status === 'running' && store.seat !== null && !store.substituted;
  });
  readonly waiting: boolean = $derived.by(() => this.possible && this.shown?.state === 'waiting');
  readonly done: boolean = $derived.by(() => this.possible && this.shown?.state === 'done');
  /** A plan that waits and can fail: another one can stand behind it. */
  readonly first: PlannedTurn | null = $derived.by(() => {
    const plan = this.waiting ? this.shown?.plan?.plans[0] : undefined;
    return plan?.conditions.length ? plan : null;
  });
  private of = '';
  private looks = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** The game went on, or another seat is looked from: asks again if anything can have come of it. */
  async follow(): Promise<void> {
    const { store } = this.table;
    const of = this.possible ? `${store.id}/${store.seat}` : '';
    const fresh = of !== this.of;
    if (fresh) this.shown = null;
    this.of = of;
    const open = this.shown?.state === 'waiting' || this.shown?.state === 'playing';
    const concerned = store.myTurn || store.log.at(-1)?.seat === store.seat;
    this.looks = 0;
    if (of && (fresh || (open && concerned))) await this.look();
  }

  /** Sends a plan in the place of the one before, or behind it. */
  async send(plans: PlannedTurn[], goesOn: boolean): Promise<void> {
    const { store } = this.table;
    const plan: NewSentPlan = { version: store.version, plans, goesOn };
    this.shown = await calls.sendPlan(store.id, store.seat ?? 0, plan);
  }

  /** Nothing more of it is played; or, when it is over, it need not be told any more. */
  async withdraw(): Promise<void> {
    const { store } = this.table;
    try {
      await calls.withdrawPlan(store.id, store.seat ?? 0);
      this.shown = null;
    } catch (problem) {
      this.table.trouble = problemSentence(problem);
    }
  }

  /** Conditions that did not hold, and of which plan. */
  get failed(): Array<{ condition: PlanCondition; plan: PlannedTurn }> {
    const plans = this.shown?.plan?.plans ?? [];
    return (this.shown?.outcome?.failed ?? []).flatMap((failed) => {
      const plan = plans[failed.plan];
      const condition = plan?.conditions[failed.condition];
      return plan && condition ? [{ condition, plan }] : [];
    });
  }

  private async look(): Promise<void> {
    const { store } = this.table;
    const of = this.of;
    clearTimeout(this.timer);
    try {
      const shown = await calls.sentPlan(store.id, store.seat ?? 0);
      if (of !== this.of) return;
      this.shown = shown;
    } catch (problem) {
      if (!(problem instanceof ApiError || problem instanceof Unreachable)) throw problem;
    }
    const open = this.shown?.state === 'waiting' || this.shown?.state === 'playing';
    if (open && store.myTurn && this.looks++ < MOST_LOOKS) this.timer = setTimeout(() => void this.look(), SOON_MILLIS);
  }
}
