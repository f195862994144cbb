import type { Table } from '../api';
import { type EditionFile, GameStore, placeOf } from '../tables';

let store: GameStore | null = null;
let edition: Promise<EditionFile> | null = null;

/** Asks for a table that the address names while the language and the page's code are still on their way. */
export function prefetchTable(id: string): void {
  store = new GameStore(id);
  void store.open();
}

/** The same for the edition of new games. Whoever takes it hears of what went wrong. */
export function prefetchEdition(id: string): void {
  edition = placeOf(id).then((place) => place.edition());
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
export async function editionOf({ id, editionHash }: Table): Promise<unknown> {
  const place = await placeOf(id);
  const found = edition ?? place.edition();
  edition = null;
  const latest = await found;
  return latest.hash === editionHash ? latest.edition : (await place.edition(editionHash)).edition;
}
