import { finishedGame } from './helpers';
import type { Event, View } from '../src/api';
import { afterEvents } from '../src/table/state/afterEvent';
import { expect, test } from './test';

interface Entry {
  moves: number;
  events: Event[];
}

const named = (entries: Array<[string, unknown]>) => Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));

/** What a view shows of the table; the rest follows from it by rules, which is the server's to say. */
function shown(view: View): unknown {
  const sorted = (list: readonly unknown[] | null | undefined) => [...(list ?? [])].map(String).sort();
  return {
    built: sorted(view.table.roads.built),
    upgraded: sorted(view.table.roads.upgraded),
    roadblocks: view.table.roads.roadblocks.length,
    tiles: Object.keys(view.table.constructionTiles).sort(),
    offices: named(Object.entries(view.table.offices).filter(([, people]) => people.length)),
    values: named(Object.entries(view.reckoning.cityValues).filter(([, value]) => value)),
    players: view.players.map((player) => ({
      money: player.money,
      supply: player.supply,
      lobby: player.lobby,
      departments: named(Object.entries(player.departments).map(([name, floors]) => [name, [...floors].sort()])),
      stations: sorted(player.stations),
      trucks: player.trucks.map((truck) => truck.at ?? null),
      tiles: sorted(player.tiles),
      funding: sorted(player.funding),
      development: player.development,
    })),
  };
}

test('events carry the table from one view to the next, through a whole game', async ({ page }) => {
  test.setTimeout(240_000);
  const id = await finishedGame(page);
  const { entries } = (await (await page.request.get(`/api/games/${id}/entries?limit=1000`)).json()) as { entries: Entry[] };
  const look = async (at: number) => ((await (await page.request.get(`/api/games/${id}/view?at=${at}`)).json()) as { view: View }).view;
  let before = await look(0);
  const differ: string[] = [];
  for (const entry of entries) {
    const after = await look(entry.moves);
    const [told, seen] = [shown(afterEvents(before, entry.events)), shown(after)].map((one) => JSON.stringify(one));
    if (told !== seen) differ.push(`move ${entry.moves}: ${JSON.stringify(entry.events)}\n${told}\n${seen}`);
    before = after;
  }
  expect(differ.length, differ.slice(0, 3).join('\n')).toBe(0);
});
