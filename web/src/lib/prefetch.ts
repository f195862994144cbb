import { calls, GameStore, type Table } from '../api';

let store: GameStore | null = null;
let edition: ReturnType<typeof calls.editionByHash> | null = null;

/** Asks for a table that the address names while the language and the page's code are still on their way. */
export function prefetchTable(id: string): void {
  store = new GameStore(id);
  void store.open();
}

/** The same for the edition of new games. Whoever takes it hears of what went wrong. */
export function prefetchEdition(): void {
  edition = calls.editionByHash();
  edition.catch(() => {});
}

/** The table that the address named when the page was opened, already opening. Only the first who asks gets it. */
export function prefetchedStore(id: string): GameStore | null {
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
