import type { NewTable, Tables } from '../api';
import type { Show } from '../api/calls';
import { type ImportWish, LOCAL_CAN, type Place } from '../tables';
import { begin } from './begin';
import { tableOf } from './kept';
import { LocalTable } from './localTable';
import { asApiError } from './problems';
import * as shelf from './shelf';
import { tables } from './workers';

/** Tables that somebody has asked for lately: two parts of a page that speak of one table mean the same one. */
const known = new Map<string, LocalTable>();
const MOST = 8;

function table(id: string): LocalTable {
  const found = known.get(id) ?? new LocalTable(id);
  known.delete(id);
  known.set(id, found);
  for (const [old, one] of [...known].slice(0, -MOST)) if (!one.followed) known.delete(old);
  return found;
}

const seed = (): string => crypto.getRandomValues(new BigInt64Array(1))[0]!.toString();

/** This device. Every game here is mine, and nobody else's. */
export const here: Place = {
  can: LOCAL_CAN,
  table,

  async games(show: Show): Promise<Tables> {
    if (show !== 'mine') return { tables: [] };
    return { tables: (await shelf.list()).games.map(tableOf) };
  },

  broken: async () => (await shelf.list()).broken,

  create: ({ options, seats, title, seed: wished }: NewTable) =>
    begin({ seats, title }, (game) => tables().engine.call('start', { game, options, seed: wished ?? seed() })),

  importRecord: ({ record, seats, title }: ImportWish) => {
    const at = new Date().toISOString();
    const moves = (): number => {
      try {
        return (JSON.parse(record) as { moves?: unknown[] }).moves?.length ?? 0;
      } catch {
        return 0;
      }
    };
    return begin({ seats, title, record }, (game) => tables().engine.call('open', { game, record, at }), { at: moves() });
  },

  async edition(hash?: string) {
    try {
      const { hash: found, text } = await tables().engine.call('edition', { hash });
      return { edition: JSON.parse(text) as unknown, hash: found };
    } catch (problem) {
      throw asApiError(problem);
    }
  },
};
