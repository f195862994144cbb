import { EngineProblem, type Handle, type Operations } from '../engine';
import type { Desk } from './desk';
import type { KeptGame } from './kept';
import { asApiError } from './problems';
import { tables, thoughts } from './workers';

type OnTable = { [O in keyof Operations]: Operations[O][0] extends { table: number } ? O : never }[keyof Operations];
type Arguments<O extends OnTable> = Omit<Operations[O][0], 'table'>;
type Answer<O extends OnTable> = Promise<Operations[O][1]>;

/** Asks the workers about one table, as it is kept. */
export class Questions {
  constructor(
    private readonly id: string,
    private readonly kept: () => Promise<KeptGame>,
  ) {}

  /** What is answered at once. */
  ask<O extends OnTable>(op: O, args: Arguments<O>): Answer<O> {
    return this.at(tables(), op, args);
  }

  /** What takes its time, and keeps no table waiting. */
  think<O extends 'hint' | 'analysis'>(op: O, args: Arguments<O>): Answer<O> {
    return this.at(thoughts(), op, args);
  }

  /** What the workers have is not what is kept, or nobody wants it any more. */
  forget(): void {
    tables().forget(this.id);
    thoughts().forget(this.id);
  }

  /** A worker that was replaced, or has put the table away for a page that is left, is asked again; but a move that it died of is given back. */
  private async at<O extends OnTable>(desk: Desk, op: O, args: Arguments<O>): Answer<O> {
    for (let tries = 0; ; tries++) {
      let table: Handle | undefined;
      try {
        table = await desk.at(await this.kept());
        return await desk.engine.call(op, { ...args, table } as Operations[O][0]);
      } catch (problem) {
        const lost = problem instanceof EngineProblem && (problem.code === 'no-such-table' || (problem.code === 'engine-died' && op !== 'play'));
        if (!lost || tries > 1) throw asApiError(problem);
        if (problem.code === 'no-such-table' && table !== undefined) await desk.lost(this.id, table);
      }
    }
  }
}
