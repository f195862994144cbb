import { calls, GameStore, type Table } from '../api';
import { invitationIn } from '../lobby/invitation';
import { pages } from '../pages';
import type { Route } from './routes';

let store: GameStore | null = null;
let edition: ReturnType<typeof calls.editionByHash> | null = null;

/**
 * Asks for what the first page needs while the language and the page's code are still on their way, so that nothing waits
 * for what it could have come together with.
 */
export function startEarly({ page, params }: Route, hash: string): void {
  // An invitation has to be shown first.
  if (page === 'game' && params.id && !invitationIn(hash)) {
    store = new GameStore(params.id);
    void store.open();
  }
  // Whoever takes these hears of what went wrong.
  if (page === 'game' || page === 'replay') {
    edition = calls.editionByHash();
    edition.catch(() => {});
  }
  pages[page]().catch(() => {});
}

/** The table that the address named when the page was opened, already opening. Only the first who asks gets it. */
export function earlyStore(id: string): GameStore | null {
  const found = store?.id === id ? store : null;
  if (!found) store?.close();
  store = null;
  return found;
}

/** The edition that a game is played with: mostly that of new games, perhaps asked for already. */
export async function editionOf({ editionHash }: Table): Promise<unknown> {
  const found = edition ?? calls.editionByHash();
  edition = null;
  const latest = await found;
  return latest.hash === editionHash ? latest.edition : (await calls.editionByHash(editionHash)).edition;
}
