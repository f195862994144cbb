import type { Choices, Now, Refusal } from '../api/model';
import { trialsAtHand, type TryOut } from './trials';

/**
 * Answers about a server's table that follow from what is seen anyway: legal moves, what they would do, why others are not.
 * The engine here gives them at once; the server's word holds, so a list of moves that differs from the server's ends it.
 */
export class PublicAnswers {
  private seen: Now | null = null;
  private trial: { version: number; seat: number; table: Promise<TryOut> } | null = null;
  private wrong = false;

  /** What the server has shown last. */
  see(now: Now): Now {
    if (!this.seen || now.version >= this.seen.version) this.seen = now;
    return now;
  }

  choices(seat: number): Promise<Choices> | null {
    return this.ask(seat, async (table, now) => {
      const choices = await table.choices();
      const [here, there] = [choices.map(({ move }) => move), now.view.moves];
      if (here.length !== there.length || here.some((move) => !there.includes(move))) this.disagree(now, here);
      return { version: now.version, choices };
    });
  }

  why(seat: number, move: string): Promise<Refusal> | null {
    return this.ask(seat, (table) => table.why(move));
  }

  close(): void {
    void this.trial?.table.then((table) => table.close(), () => {});
    this.trial = null;
  }

  /** Must not happen; whoever looks into it finds it in the console. */
  private disagree({ game, version, view }: Now, moves: string[]): never {
    const fault = new Error(`The engine in this browser and the server disagree at ${game}, version ${version}: ${moves.join(', ')} here, ${view.moves.join(', ')} there`);
    console.error(fault);
    throw fault;
  }

  private ask<T>(seat: number, question: (table: TryOut, now: Now) => Promise<T>): Promise<T> | null {
    const { seen } = this;
    const trials = this.wrong ? null : trialsAtHand();
    if (!trials || !seen || seen.view.seat !== seat || seen.view.toMove !== seat) return null;
    if (this.trial?.version !== seen.version || this.trial.seat !== seat) {
      this.close();
      this.trial = { version: seen.version, seat, table: trials(seen) };
    }
    const answer = this.trial.table.then((table) => question(table, seen));
    // Whatever it was: the server is asked from now on.
    answer.catch(() => (this.wrong = true));
    return answer;
  }
}
