import type { Planned, Refusal, View } from '../../api';
import { problemSentence } from '../../ui/problemSentence';
import type { GameStore } from '../../tables';

/** What a plan is made at, and where it says what went wrong. */
interface Planning {
  readonly store: GameStore;
  readonly seat: number;
  trouble: string | null;
}

/** A move of mine in a plan, and what it would cost. */
export interface PlannedMove {
  move: string;
  paid: number;
}

const paidIn = (events: Planned['events'][number], seat: number): number =>
  events.reduce((sum, event) => sum + (event.event === 'money-paid' && event.seat === seat ? Number(event.amount) : 0), 0);

/**
 * Moves tried on a private copy of the table, back and forth. Where the copy lives is the store's business: here are only
 * the moves that were tried. What others do in between is guessed; when they have really moved, one's own moves are tried
 * anew from there.
 */
export class Plan {
  active = $state(false);
  busy = $state(false);
  private planned = $state.raw<Planned | null>(null);
  private undone = $state.raw<string[]>([]);

  /** The table that the moves lead to; null while nothing is planned. */
  readonly view: View | null = $derived.by(() => (this.active ? (this.planned?.view ?? null) : null));
  readonly choices = $derived.by(() => (this.active ? (this.planned?.choices ?? []) : []));
  readonly moves: readonly string[] = $derived.by(() => this.planned?.moves ?? []);
  /** Whether chance or others had a say: the table may come out another way. */
  readonly guessed: boolean = $derived.by(() => this.planned?.guessed ?? false);
  readonly canRedo: boolean = $derived.by(() => this.undone.length > 0);
  /** Points of the seat after the plan, and before it. */
  readonly points = $derived.by(() => ({ before: this.pointsOf(this.table.store.now?.view), after: this.pointsOf(this.view) }));
  /** How many of the first moves are mine to make now, with nobody in between. */
  readonly playable: number = $derived.by(() => {
    if (!this.table.store.myTurn || this.planned?.version !== this.table.store.version) return 0;
    const others = this.whose.findIndex((seat) => seat !== this.table.seat);
    return others < 0 ? this.moves.length : others;
  });
  /** What I would do when it is my turn next, with what each move costs: what can be sent while others decide. */
  readonly next: readonly PlannedMove[] = $derived.by(() => {
    const planned = this.planned;
    if (!this.active || !planned || this.table.store.myTurn) return [];
    const first = this.whose.indexOf(this.table.seat);
    const after = this.whose.findIndex((seat, i) => i > first && seat !== this.table.seat);
    if (first < 0) return [];
    return planned.moves
      .slice(first, after < 0 ? undefined : after)
      .map((move, i) => ({ move, paid: paidIn(planned.events[first + i] ?? [], this.table.seat) }));
  });
  private rebasing = false;
  /** Who makes each of the moves. */
  private whose: number[] = $state.raw([]);

  constructor(private readonly table: Planning) {}

  async begin(): Promise<void> {
    this.active = true;
    this.undone = [];
    await this.look([], !this.table.store.myTurn);
    if (!this.planned) this.active = false;
  }

  /** Begins with what I had in mind before, as far as it is possible. */
  async resume(moves: readonly string[]): Promise<void> {
    await this.begin();
    if (this.active) await this.look([...this.moves, ...moves], false);
  }

  /** Forgets everything that was tried. */
  drop(): void {
    this.active = false;
    this.planned = null;
    this.undone = [];
  }

  async play(move: string): Promise<void> {
    this.undone = [];
    await this.look([...this.moves, move], false);
  }

  async back(): Promise<void> {
    const last = this.moves.at(-1);
    if (last === undefined) return;
    this.undone = [last, ...this.undone];
    await this.look(this.moves.slice(0, -1), false);
  }

  async redo(): Promise<void> {
    const [next, ...rest] = this.undone;
    if (next === undefined) return;
    this.undone = rest;
    await this.look([...this.moves, next], false);
  }

  /** Guesses what the others do until it is my turn again. */
  async skip(): Promise<void> {
    await this.look(this.moves, true);
  }

  /** Why a move is not possible in the plan. */
  async why(move: string): Promise<Refusal> {
    const answer = await this.table.store.plan([...this.moves, move], false);
    return answer.refusal ?? { legal: true };
  }

  /** Plays what was planned at the real table, as far as it goes: up to what others do, and no further than is legal. */
  async perform(): Promise<void> {
    const { store } = this.table;
    const moves = this.moves.slice(0, this.playable);
    this.drop();
    for (const move of moves) if (!store.myTurn || !store.now?.view.moves.includes(move) || !(await store.play(move))) return;
  }

  /** The game went on: what I had in mind is tried again from where it stands now. It may go on once more meanwhile. */
  async rebase(): Promise<void> {
    const { store, seat } = this.table;
    if (!this.active || !this.planned || this.rebasing || this.planned.version === store.version) return;
    const mine = this.moves.filter((_, i) => this.whose[i] === seat);
    this.rebasing = true;
    let from: number;
    do {
      from = store.version;
      this.undone = [];
      await this.look([], !store.myTurn);
      if (mine.length && this.active && store.version === from) await this.look([...this.moves, ...mine], false);
    } while (this.active && store.version !== from);
    this.rebasing = false;
  }

  private async look(moves: readonly string[], skip: boolean): Promise<void> {
    this.busy = true;
    try {
      const planned = await this.table.store.plan(moves, skip);
      this.whose = await this.seatsOf(planned);
      this.planned = planned;
    } catch (problem) {
      this.table.trouble = problemSentence(problem);
    } finally {
      this.busy = false;
    }
  }

  /** A move is made by whoever decides when it is due: the events of a turn's beginning tell when that changes. */
  private async seatsOf({ events }: Planned): Promise<number[]> {
    let seat = this.table.store.now?.view.toMove ?? this.table.seat;
    return events.map((happened) => {
      const mover = seat;
      for (const event of happened) if (event.event === 'turn-began') seat = Number(event.seat);
      return mover;
    });
  }

  private pointsOf(view: View | null | undefined): number {
    return view?.scores.find((score) => score.seat === this.table.seat)?.total ?? 0;
  }
}
