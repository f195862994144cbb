import { type Entry, type Now, standing, type Table } from '../api';
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

  private whole: Table | null = null;
  private readonly views = new Map<number, Promise<Now>>();

  /** Loads the game and looks at one moment of it; at the end unless told otherwise. An invitation opens a private one. */
  async load(at?: number, invitation?: string): Promise<void> {
    const source = await this.source();
    this.whole = await source.load(invitation);
    if (!this.whole.listed) this.secret = this.whole.invitation ?? invitation;
    this.table = this.whole;
    let entries: Entry[] = [];
    for (;;) {
      const more = await source.entries(entries.at(-1)?.number ?? 0);
      entries = [...entries, ...more.entries];
      if (!more.entries.length || (entries.at(-1)?.number ?? 0) >= more.version) break;
    }
    this.moves = standing(entries);
    await this.goTo(at ?? this.moves.length);
  }

  /** Looks after the first `at` moves. Of several wishes in a row the last one counts. */
  async goTo(at: number): Promise<void> {
    const wanted = Math.max(this.first, Math.min(this.moves.length, Math.round(at)));
    this.at = wanted;
    const now = await this.fetch(wanted);
    if (this.at !== wanted) return;
    this.now = { ...now, version: wanted };
    this.entries = this.moves.slice(0, wanted);
    // The result belongs to the end: before, the points are those of the moment.
    if (this.whole) this.table = wanted === this.moves.length ? this.whole : { ...this.whole, result: undefined };
    if (wanted < this.moves.length) void this.fetch(wanted + 1).catch(() => {});
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
