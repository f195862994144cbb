import { ApiError, type Level, type Now } from '../api';
import type { News, Thinking } from '../tables';
import type { KeptGame } from './kept';
import { asApiError } from './problems';
import { inOneWindow, tellWindows } from './windows';
import { thoughts } from './workers';

/** The table whose bots are to move. */
export interface Driven {
  readonly id: string;
  kept(): Promise<KeptGame>;
  playerOf(game: KeptGame, seat: number): Level | null;
  playBot(seen: KeptGame, seat: number, move: string): Promise<Now>;
  tell(news: News): void;
}

/** How often a bot may fail in a row before its table waits for somebody to do something. */
const PATIENCE = 3;
/** Milliseconds between two words about how far a bot is. */
const EVERY = 150;

interface Thought {
  revision: number;
  stop(): void;
}

/** Plays the bots of one table, as long as somebody looks at it: in one window, however many there are. */
export class BotTurns {
  private ended: AbortController | null = null;
  private thought: Thought | null = null;
  private wake: () => void = () => {};

  constructor(private readonly table: Driven) {}

  start(): void {
    if (this.ended) return;
    const { signal } = (this.ended = new AbortController());
    void inOneWindow(`autobahn.bots.${this.table.id}`, signal, () => this.drive(signal));
  }

  stop(): void {
    this.ended?.abort();
    this.ended = null;
    this.thought?.stop();
    this.wake();
  }

  /** The game has changed: perhaps a bot is to move, perhaps one thinks about what is no more. */
  look(): void {
    this.wake();
    const { thought } = this;
    if (thought) void this.table.kept().then(({ revision }) => revision !== thought.revision && thought.stop(), () => thought.stop());
  }

  moveNow(): void {
    this.thought?.stop();
  }

  private async drive(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const changed = new Promise<void>((resolve) => (this.wake = resolve));
      const game = await this.table.kept().catch(() => null);
      const level = game?.status === 'running' && game.toMove !== null ? this.table.playerOf(game, game.toMove) : null;
      if (!game || game.toMove === null || !level || failures >= PATIENCE) {
        failures = 0;
        await changed;
        continue;
      }
      try {
        await this.turn(game, game.toMove, level, signal);
        failures = 0;
      } catch (cause) {
        const problem = asApiError(cause);
        if (problem instanceof ApiError && problem.code === 'stale') continue;
        if (++failures < PATIENCE || signal.aborted) continue;
        if (problem instanceof ApiError) this.table.tell({ kind: 'trouble', problem });
        else throw problem;
      }
    }
  }

  private async turn(game: KeptGame, seat: number, level: Level, signal: AbortSignal): Promise<void> {
    const desk = thoughts();
    let told = performance.now();
    try {
      const table = await desk.at(game);
      const { answer, stop } = desk.engine.think('botMove', { table, level, seed: seedOf(game.id) }, ({ share }) => {
        if (performance.now() - told < EVERY) return;
        told = performance.now();
        this.say({ seat, done: share });
      });
      this.thought = { revision: game.revision, stop };
      const { move } = await answer;
      if (!signal.aborted) await this.table.playBot(game, seat, move);
    } finally {
      this.thought = null;
      this.say(null);
    }
  }

  private say(thinking: Thinking | null): void {
    this.table.tell({ kind: 'thinking', thinking });
    tellWindows({ game: this.table.id, kind: 'thinking', thinking });
  }
}

/** The same all through a game, by which a bot remembers what it is about; nothing secret, only another for each game. */
const seedOf = (id: string): string => String([...id].reduce((seed, character) => (seed * 31 + character.charCodeAt(0)) % 2 ** 48, 7));
