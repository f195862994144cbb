import { hasServer, type Table } from '../api';
import { canPlayHere, here, server } from '../tables';

/** Tables of several places, those that something happened at lately first. */
export const latestFirst = (...lists: ReadonlyArray<readonly Table[]>): Table[] => lists.flat().sort((a, b) => b.updated.localeCompare(a.updated));

/** My latest games of all places. A place that does not answer has none. */
export async function myGames(): Promise<Table[]> {
  const places = [...(canPlayHere() ? [await here()] : []), ...(hasServer ? [server] : [])];
  const found = await Promise.all(places.map((place) => place.games('mine', undefined, 10).then(({ tables }) => tables, () => [])));
  return latestFirst(...found);
}
