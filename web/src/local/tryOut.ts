import type { Choice, Event, Now, Refusal } from '../api';
import type { TryOut } from '../tables';
import { asApiError } from './problems';
import { tables } from './workers';

/** Opens what a seat sees as a table of its own, to try moves on. Hidden things are dealt anyhow: nobody can peek. */
export async function tryOut(seen: Now): Promise<TryOut> {
  const { engine } = tables();
  const game = `try-${seen.game}`;
  try {
    const { table } = await engine.call('openView', { game, now: seen });
    return new Trial(table, seen, seen.view.toMove ?? seen.view.seat ?? 0, await engine.call('now', { table, seat: seen.view.seat ?? null }));
  } catch (problem) {
    throw asApiError(problem);
  }
}

class Trial implements TryOut {
  constructor(
    private readonly table: number,
    private readonly seen: Now,
    private readonly seat: number,
    public now: Now,
  ) {}

  async choices(): Promise<Choice[]> {
    const { toMove } = this.now.view;
    if (typeof toMove !== 'number') return [];
    return (await this.ask(() => tables().engine.call('choices', { table: this.table, seat: toMove }))).choices;
  }

  why(move: string): Promise<Refusal> {
    return this.ask(() => tables().engine.call('why', { table: this.table, seat: this.now.view.toMove ?? this.seat, move }));
  }

  async play(move: string): Promise<{ now: Now; events: Event[] }> {
    const seat = this.now.view.toMove ?? this.seat;
    const { entry, now } = await this.ask(() => tables().engine.call('play', { table: this.table, seat, version: this.now.version, move, at: new Date().toISOString() }));
    this.now = now;
    return { now, events: entry.events };
  }

  async undo(): Promise<Now> {
    if (this.now.moves <= this.seen.moves) return this.now;
    const { now } = await this.ask(() =>
      tables().engine.call('undo', { table: this.table, seat: this.seat, version: this.now.version, to: this.now.moves - 1, at: new Date().toISOString() }),
    );
    return (this.now = now);
  }

  close(): void {
    void tables().engine.call('close', { table: this.table }).catch(() => {});
  }

  private async ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (problem) {
      throw asApiError(problem);
    }
  }
}
