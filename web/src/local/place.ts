import type { NewTable, Tables } from '../api';
import type { Show } from '../api/calls';
import { type ImportWish, LOCAL_CAN, type Place } from '../tables';
import { begin } from './begin';
import { lookAtChanged, playableEditions } from './editions';
import { editionOfRecord, nameIn, otherEdition } from './otherEdition';
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

  async create({ options, seats, title, seed: wished, edition: hash }: NewTable) {
    const edition = hash === undefined ? undefined : await otherEdition(hash);
    return begin({ seats, title, edition }, (game) => tables().engine.call('start', { game, options, edition: edition?.text, seed: wished ?? seed() }));
  },

  async importRecord({ record, edition: along, seats, title }: ImportWish) {
    const edition = along === undefined ? await editionOfRecord(record) : { text: along, name: nameIn(along) };
    const at = new Date().toISOString();
    return begin({ seats, title, record, edition }, (game) => tables().engine.call('open', { game, record, edition: edition?.text, at }), {});
  },

  async editions() {
    // What cannot be looked at is not offered.
    await lookAtChanged(async (text) => (await tables().engine.call('checkEdition', { text })).hash ?? null).catch(() => {});
    return playableEditions().map(({ name, hash }) => ({ value: hash, name, kind: 'device' as const }));
  },

  async edition(hash?: string) {
    try {
      const other = hash === undefined ? undefined : await otherEdition(hash);
      if (other) return { edition: JSON.parse(other.text) as unknown, hash };
      const { hash: found, text } = await tables().engine.call('edition', { hash });
      return { edition: JSON.parse(text) as unknown, hash: found };
    } catch (problem) {
      throw asApiError(problem);
    }
  },
};
