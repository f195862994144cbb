import type { Choice, Now, Planned, Refusal } from '../api';
import type { TryOut } from '../tables';
import { ask } from './ask';
import { otherEdition } from './otherEdition';

/** Opens what a seat sees as a table of its own, to ask about. Hidden things are dealt anyhow: nobody can peek. */
export async function tryOut(seen: Now, hash: string): Promise<TryOut> {
  const { table, version } = await openView(seen, hash);
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

async function openView(seen: Now, hash: string) {
  const edition = (await otherEdition(hash))?.text;
  return ask('openView', { game: `try-${seen.game}`, now: seen, hash, edition });
}
