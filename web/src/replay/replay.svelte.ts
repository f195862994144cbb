import { type Analysis, type Entry, type Now, standing, type Table } from '../api';
import { GameStore } from '../tables';

/**
 * A game looked at again: a store that shows the position after any number of moves, so that the parts of the table
 * show it like a running one. Nobody decides in it.
 */
export class ReplayStore extends GameStore {
  /** The moves that stand, all of them. */
  moves = $state.raw<Entry[]>([]);
  /** After how many moves we look; what `now` shows may lag behind for a moment. */
  at = $state(0);

  /** The first moment that can be looked at: before it, moves were made by other rules. */
  get first(): number {
    return this.table?.continuedFrom ?? 0;
  }

  /** What others have to show to look at this game; nothing, if everybody may or only those at the table know. */
  secret: string | undefined;

  /** The table as it is, with whose seats are mine. */
  whole = $state.raw<Table | null>(null);
  /** The same for somebody who only looks: no seat asks for anything. */
  private readonly looked = $derived(this.whole && { ...this.whole, seats: this.whole.seats.map((seat) => ({ ...seat, mine: false })) });
  private readonly views = new Map<number, Promise<Now>>();

  /** Loads the game and looks at one moment of it; at the beginning unless told otherwise. An invitation opens a private one. */
  async load(at?: number, invitation?: string): Promise<void> {
    const source = await this.source();
    this.whole = await source.load(invitation);
    if (!this.whole.listed) this.secret = this.whole.invitation ?? invitation;
    this.table = this.looked;
    // Nobody is waited for: all who played count as here.
    this.connection = 'online';
    for (const { seat } of this.whole.seats) this.company.presence.add(seat);
    let entries: Entry[] = [];
    for (;;) {
      const more = await source.entries(entries.at(-1)?.number ?? 0);
      entries = [...entries, ...more.entries];
      if (!more.entries.length || (entries.at(-1)?.number ?? 0) >= more.version) break;
    }
    this.moves = standing(entries);
    await this.goTo(at ?? this.first);
  }

  /** Looks after the first `at` moves. Of several wishes in a row the last one counts. */
  async goTo(at: number): Promise<void> {
    const wanted = Math.max(this.first, Math.min(this.moves.length, Math.round(at)));
    this.at = wanted;
    const now = await this.fetch(wanted);
    if (this.at !== wanted) return;
    this.now = { ...now, version: wanted, undo: 'no' };
    this.entries = this.moves.slice(0, wanted);
    // The result belongs to the end: before, the points are those of the moment.
    if (this.whole) this.table = wanted === this.moves.length ? this.looked : { ...this.looked!, result: undefined };
    if (wanted < this.moves.length) void this.fetch(wanted + 1).catch(() => {});
  }

  /** The move that led to the position that is shown; none at the beginning. */
  readonly last = $derived<Entry | undefined>(this.moves[this.at - 1]);

  /** How the club bot judges the game; null as long as nobody has asked. */
  judged = $state.raw<Analysis | null>(null);

  async analyse(): Promise<void> {
    this.judged ??= await this.analysis();
  }

  /** The better turn in place of the one that a moment lies in, where one is known. */
  betterAt(at: number): NonNullable<Analysis['better']>[number] | undefined {
    return this.judged?.better?.find(({ from, move }) => at > from && at <= move);
  }

  private fetch(at: number): Promise<Now> {
    let view = this.views.get(at);
    if (!view) {
      view = this.source().then((source) => source.view(null, at));
      view.catch(() => this.views.delete(at));
      this.views.set(at, view);
      // A whole game of views would be some megabytes: the oldest go.
      if (this.views.size > 200) this.views.delete(this.views.keys().next().value!);
    }
    return view;
  }
}
