import { untrack } from 'svelte';
import type { Entry, Event, Now, View } from '../../api';
import { duration, preferences } from '../../lib/preferences.svelte';
import { sound } from '../../lib/sounds';
import type { TableState } from '../state/tableState.svelte';
import { during, type Shot, shotsOf } from './shots';

/** So much of a shot is movement; in the rest the table is seen as it stands then. */
export const ACT = 0.78;
/** With more shots than this waiting, all go faster, so that a table that others play quickly is never left far behind. */
const WAITING = 24;
/** Beyond this many the oldest are left out. */
const MOST = 240;
/** A view that came before what happened is held back no longer than this. */
const HOLD = 1500;
const REMEMBERED = 12;

/**
 * Plays out what happens at a table: takes entries and views as they come from wherever the game is kept, makes shots of them
 * and shows one after the other. The table shows the moment of the shot meanwhile; then the present takes over.
 */
export class Director {
  shots = $state.raw<Shot[]>([]);
  at = $state(0);
  /** How far the shot has come, from 0 to 1. */
  t = $state(0);
  paused = $state(false);
  /** Something of before is seen again. */
  again = $state(false);
  /** The end of the game is shown as a scene. */
  ending = $state(false);

  readonly shot: Shot | null = $derived(this.shots[this.at] ?? null);
  /** Whether the table waits for what is played out; one's own moves alone never hold anything up. */
  readonly blocking: boolean = $derived(this.shots.slice(this.at).some((shot) => !shot.own));
  /** The movement of the shot, from 0 to 1, slow at both ends. */
  readonly act: number = $derived.by(() => {
    const share = Math.min(1, this.t / ACT);
    return share < 0.5 ? 2 * share * share : 1 - 2 * (1 - share) * (1 - share);
  });

  private seen = -1;
  private base: View | null = null;
  private era: number | null = null;
  private readonly known = new Map<number, View>();
  private frame = 0;
  private last = 0;
  private resting = false;
  private held: ReturnType<typeof setTimeout> | undefined;
  private toEnd = false;

  constructor(private readonly table: TableState) {}

  /** Whether things are to be played out at all. */
  get wanted(): boolean {
    return duration(1) > 0 && !document.hidden;
  }

  /** Looks whether something happened. To be called from an effect: it follows the store. */
  watch(): void {
    const { entries, now } = this.table.store;
    untrack(() => this.take(entries, now));
  }

  private take(entries: readonly Entry[], now: Now | null): void {
    const before = now && this.known.get(now.moves - 1);
    if (now) this.remember(now.moves, now.view);
    const last = entries.at(-1)?.number ?? 0;
    if (this.seen < 0) {
      this.seen = last;
      this.base = now?.view ?? null;
      return;
    }
    const fresh = entries.filter((entry) => entry.number > this.seen);
    if (!fresh.length) {
      // The answer to the end of one's turn comes before the list of what the others did in it.
      if (now && now.version > this.seen && before && this.wanted && this.table.store.sending?.move === 'end') this.hold(before);
      return;
    }
    this.seen = last;
    clearTimeout(this.held);
    if (!this.wanted || fresh.some((entry) => entry.kind === 'undo')) {
      this.skip();
      this.base = now?.view ?? null;
      this.era = null;
      return;
    }
    for (const entry of fresh) this.enter(entry);
    if (this.shots.length > this.at) this.run();
    else this.leave();
  }

  private enter(entry: Entry): void {
    const before = this.known.get(entry.moves - 1) ?? this.base;
    const after = this.known.get(entry.moves);
    if (!before) {
      this.base = after ?? null;
      return;
    }
    const mine = new Set(this.table.store.mine.map((seat) => seat.seat));
    const { shots, view, era } = shotsOf({ view: before, events: entry.events, actor: entry.seat, era: this.era, mine });
    this.era = era;
    this.base = after ?? view;
    const last = shots.at(-1);
    if (last && after) last.after = after;
    if (entry.events.some((event) => event.event === 'game-ended')) this.toEnd = true;
    // What is seen again is put aside for what happens now.
    const kept = this.again ? [] : this.shots.slice(this.at);
    if (this.again || kept.length === 0) this.begin();
    const all = [...kept, ...shots];
    // One's own moves are not waited for: the next one takes their place.
    this.set(kept.every((shot) => shot.own) && shots.every((shot) => shot.own) ? shots : all.slice(-MOST));
  }

  private begin(): void {
    this.again = false;
    this.paused = false;
    this.resting = false;
    this.t = 0;
  }

  private set(shots: Shot[]): void {
    const same = shots[0] === this.shot;
    this.shots = shots;
    this.at = 0;
    if (!same) {
      this.t = 0;
      this.resting = false;
    }
  }

  private remember(moves: number, view: View): void {
    this.known.delete(moves);
    this.known.set(moves, view);
    while (this.known.size > REMEMBERED) this.known.delete(this.known.keys().next().value!);
  }

  private hold(view: View): void {
    this.table.played = { view, front: null, told: null };
    clearTimeout(this.held);
    this.held = setTimeout(() => this.leave(), HOLD);
  }

  /** Runs the clock, if there is something to be shown. */
  private run(): void {
    this.show(this.t < ACT && !this.resting ? 'act' : 'rest');
    if (this.t === 0) this.heard();
    cancelAnimationFrame(this.frame);
    this.last = performance.now();
    if (!this.paused) this.frame = requestAnimationFrame((now) => this.tick(now));
  }

  private tick(now: number): void {
    const { shot } = this;
    if (!shot || this.paused) return;
    if (document.hidden) return this.skip();
    const waiting = this.shots.length - this.at;
    const hurry = !this.again && waiting > WAITING ? WAITING / waiting : 1;
    const took = Math.max(1, duration(shot.millis) * hurry);
    // A frame that came late moves things no farther than a twentieth of a second: what is played out is to be seen.
    this.t = Math.min(1, this.t + Math.min(50, now - this.last) / took);
    this.last = now;
    if (this.t >= 1) return this.next();
    if (this.t >= ACT && !this.resting) this.show('rest');
    this.frame = requestAnimationFrame((then) => this.tick(then));
  }

  private show(phase: 'act' | 'rest'): void {
    const { shot } = this;
    this.resting = phase === 'rest';
    if (!shot || !this.blocking) this.table.played = null;
    else this.table.played = { view: this.resting ? shot.after : during(shot), front: shot.actor, told: this.told() };
  }

  /** The last event that has been seen; the log says no more meanwhile. */
  private told(): Event | null {
    if (this.again) return null;
    return this.shots.slice(0, this.at + 1).findLast((shot) => shot.events.length)?.events.at(-1) ?? null;
  }

  private heard(): void {
    if (this.shot?.sound) void sound(this.shot.sound);
  }

  /** Goes to another shot. Beyond the last one comes the present. */
  go(at: number): void {
    if (at >= this.shots.length) return this.leave();
    this.at = Math.max(0, at);
    this.resting = false;
    // Without movement a step is seen as it ends.
    this.t = this.wanted ? 0 : 1;
    if (!this.wanted) this.resting = true;
    this.run();
  }

  next(): void {
    this.go(this.at + 1);
  }

  back(): void {
    this.go(this.at - 1);
  }

  pause(): void {
    this.paused = !this.paused;
    this.run();
  }

  /** To the question: all that waits is left out. */
  skip(): void {
    this.leave();
  }

  private leave(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.held);
    this.shots = [];
    this.at = 0;
    this.t = 0;
    this.resting = false;
    this.paused = false;
    this.again = false;
    this.table.played = null;
    if (this.toEnd) {
      this.toEnd = false;
      this.ending = this.wanted;
    }
  }

  /** The end of an era once more. `move` is how many moves stood after the one with which it came. */
  async eraAgain(move: number): Promise<void> {
    const { store } = this.table;
    const first = store.log.findIndex((entry) => entry.moves === move);
    if (first < 0) return;
    const before = (await store.past(move - 1)).view;
    let view = before;
    let era: number | null = null;
    const shots: Shot[] = [];
    for (const entry of store.log.slice(first)) {
      const told: ReturnType<typeof shotsOf> = shotsOf({ view, events: entry.events, actor: entry.seat, era, mine: new Set() });
      shots.push(...told.shots.filter((shot) => shot.era !== null));
      ({ view, era } = told);
      if (era === null) break;
    }
    cancelAnimationFrame(this.frame);
    this.begin();
    this.again = true;
    this.paused = !this.wanted;
    this.set(shots);
    this.go(0);
  }

  close(): void {
    this.toEnd = false;
    this.leave();
  }
}

const directors = new WeakMap<TableState, Director>();

/** The one director of a table. */
export function directorOf(table: TableState): Director {
  let director = directors.get(table);
  if (!director) directors.set(table, (director = new Director(table)));
  return director;
}

/** Faster or slower, from where it is now. */
export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export const speed = (): (typeof SPEEDS)[number] => (preferences.motion === 'off' ? 'normal' : preferences.motion);
