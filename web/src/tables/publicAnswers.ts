import { ApiError } from '../api';
import type { Choices, Now, Planned, Refusal, Table } from '../api/model';
import { trialsAtHand, type Trials, type TryOut } from './trials';

/** Moves that the engine here finds legal at what the server has shown, and that are not the server's. */
export interface Difference {
  seen: Now;
  here: string[];
  problem: ApiError;
}

/** How often the engine may fail at a table before the server is asked for good. */
const PATIENCE = 3;

/**
 * Answers about a server's table that follow from what is seen anyway: legal moves, what they would do, why others are not,
 * where a plan leads. The engine here gives them at once; the server's word holds, so a list of moves that differs from the
 * server's is told, and ends it. Each answer is null where only the server can give it.
 */
export class PublicAnswers {
  private seen: Now | null = null;
  private hash = '';
  private trial: { version: number; seat: number; table: Promise<TryOut> } | null = null;
  private failures = 0;

  constructor(
    private readonly report: (difference: Difference) => void,
    private readonly trials: () => Trials | null = trialsAtHand,
  ) {}

  /** The table: which edition it is played with. */
  at(table: Table): Table {
    this.hash = table.editionHash;
    return table;
  }

  /** What the server has shown last. */
  see(now: Now): Now {
    if (!this.seen || now.version >= this.seen.version) this.seen = now;
    return now;
  }

  choices(seat: number): Promise<Choices> | null {
    return this.ask(seat, true, async (table, seen) => {
      const choices = await table.choices();
      const here = choices.map(({ move }) => move);
      if (here.length !== seen.view.moves.length || here.some((move) => !seen.view.moves.includes(move))) this.disagree(seen, here);
      return { version: seen.version, choices };
    });
  }

  why(seat: number, move: string): Promise<Refusal> | null {
    return this.ask(seat, true, (table) => table.why(move));
  }

  plan(seat: number, version: number, moves: readonly string[], skip: boolean): Promise<Planned> | null {
    return this.seen?.version === version ? this.ask(seat, false, (table) => table.plan(moves, skip)) : null;
  }

  close(): void {
    void this.trial?.table.then((table) => table.close(), () => {});
    this.trial = null;
  }

  /** Must not happen: player and server are told, and whoever looks into it finds it in the console. */
  private disagree(seen: Now, here: string[]): never {
    const { game, version, view } = seen;
    const detail = `The engine in this browser and the server disagree at ${game}, version ${version}: ${here.join(', ')} here, ${view.moves.join(', ')} there.`;
    console.error(detail);
    this.failures = PATIENCE;
    const problem = new ApiError({ type: 'about:blank', title: 'The engines disagree', status: 500, detail, code: 'engines-differ' });
    this.report({ seen, here, problem });
    throw problem;
  }

  private ask<T>(seat: number, decides: boolean, question: (table: TryOut, now: Now) => Promise<T>): Promise<T> | null {
    const { seen } = this;
    const trials = this.failures < PATIENCE ? this.trials() : null;
    if (!trials || !seen || !this.hash || seen.view.seat !== seat || (decides && seen.view.toMove !== seat)) return null;
    if (this.trial?.version !== seen.version || this.trial.seat !== seat) {
      this.close();
      this.trial = { version: seen.version, seat, table: trials(seen, this.hash) };
    }
    const answer = this.trial.table.then((table) => question(table, seen));
    // Whatever it was: the server answers this, and a new trial the next.
    answer.catch(() => {
      this.failures++;
      this.close();
    });
    return answer;
  }
}
