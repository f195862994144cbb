import type { Choice, Now, Planned, Refusal } from '../api';
import type { Operations } from '../engine';
import type { TryOut } from '../tables';
import { asApiError } from './problems';
import { tables } from './workers';

/** Opens what a seat sees as a table of its own, to ask about. Hidden things are dealt anyhow: nobody can peek. */
export async function tryOut(seen: Now, hash: string): Promise<TryOut> {
  const { table, version } = await ask('openView', { game: `try-${seen.game}`, now: seen, hash });
  const seat = seen.view.seat ?? 0;
  return {
    choices: async (): Promise<Choice[]> => (await ask('choices', { table, seat })).choices,
    why: (move: string): Promise<Refusal> => ask('why', { table, seat, move }),
    plan: async (moves: readonly string[], skip: boolean): Promise<Planned> => ({
      ...(await ask('plan', { table, seat, version, moves, skip })),
      version: seen.version,
    }),
    close: () => void ask('close', { table }).catch(() => {}),
  };
}

async function ask<O extends keyof Operations>(op: O, args: Operations[O][0]): Promise<Operations[O][1]> {
  try {
    return await tables().engine.call(op, args);
  } catch (problem) {
    throw asApiError(problem);
  }
}
