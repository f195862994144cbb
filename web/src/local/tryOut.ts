import { ApiError, calls, type Choice, type Now, type Planned, type Refusal } from '../api';
import type { TryOut } from '../tables';
import { ask } from './ask';

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

/** Texts of editions that are not part of the program, by their hash. */
const texts = new Map<string, Promise<string>>();

async function openView(seen: Now, hash: string) {
  const question = { game: `try-${seen.game}`, now: seen, hash };
  const text = texts.get(hash);
  if (text) return ask('openView', { ...question, edition: await text });
  try {
    return await ask('openView', question);
  } catch (problem) {
    if (!(problem instanceof ApiError) || problem.code !== 'no-such-edition') throw problem;
    const fetched = calls.editionByHash(hash).then(({ edition }) => JSON.stringify(edition));
    texts.set(hash, fetched);
    fetched.catch(() => texts.delete(hash));
    return ask('openView', { ...question, edition: await fetched });
  }
}
