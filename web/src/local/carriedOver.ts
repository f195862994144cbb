import { ApiError } from '../api';
import { type KeptGame, keptAs } from './kept';
import { asApiError } from './problems';
import * as shelf from './shelf';
import { tables } from './workers';

/** A game as the rules of now go on with it: what another version of the app has kept is carried over, once. */
export async function carriedOver(game: KeptGame): Promise<KeptGame> {
  try {
    const { engine } = tables();
    if (game.rules === (await engine.call('about', {})).rules) return game;
    const { record = game.record, continued, dropped, rules, moves, toMove = null, result } = await engine.call('carryOver', { ...keptAs(game), saved: game.saved });
    const { saved } = game;
    const since = saved && continued ? game.entries.slice(saved.entries) : game.entries;
    const running = game.status === 'running';
    return await shelf.change(game, {
      record,
      rules,
      moves,
      ...(running ? { toMove, status: result ? 'finished' : 'running', result } : {}),
      ...(saved && continued
        ? {
            base: saved,
            entries: dropped ? [] : since,
            saved: undefined,
            version: dropped ? saved.version : game.version,
            dropped: dropped || undefined,
          }
        : {}),
    });
  } catch (problem) {
    // Another window has just done it.
    if (problem instanceof ApiError && problem.code === 'stale') return carriedOver(await shelf.get(game.id));
    throw asApiError(problem);
  }
}
