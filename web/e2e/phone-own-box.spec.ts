import { readFileSync } from 'node:fs';
import { expect, table, test, visitAndCut } from './local/site';
import { moves, Player, tap } from './table/player';
import { showGroup, sound, STANDARD } from './workshop/bench';

// Whoever has corrected the figures plays on the real table, and sets up positions, with the figures that lie there.
test.setTimeout(300_000);

const CORRECTED = readFileSync(STANDARD, 'utf8').replace('"autobahns": ["red"], "value": 4', '"autobahns": ["red"], "value": 9');

test('at home, and in the positions that come of it, a corrected edition is played', async ({ page, site }) => {
  await visitAndCut(page, site);
  await page.goto(`${site.url}#/workshop`);
  await page.locator('input[type=file]').setInputFiles({ name: 'Annas box.json', mimeType: 'application/json', buffer: Buffer.from(CORRECTED) });
  await sound(page);
  // A short group, so that nothing moves while one reaches for what stands below it.
  await showGroup(page, 'Offices');
  await page.getByRole('link', { name: 'Keep the books of a real table with it' }).tap();
  await expect(page.getByRole('combobox', { name: /^Edition/ }).locator('option:checked')).toHaveText('Annas box');
  await page.getByRole('button', { name: 'Set up the table' }).tap();
  await expect(table(page)).toBeVisible({ timeout: 30_000 });
  const player = new Player(page, 4, tap);
  while ((await moves(page)) < 42) await player.act();

  // The table did otherwise: what lies there is set up, with the same figures.
  await page.getByRole('link', { name: /We did otherwise/ }).tap();
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeEnabled({ timeout: 30_000 });
  await expect(page.getByText('As long as there are faults it cannot be played.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await expect(table(page)).toBeVisible({ timeout: 30_000 });

  // From scratch, with the same choice.
  await page.goto(`${site.url}#/position`);
  await page.getByRole('combobox', { name: /^Edition/ }).selectOption({ label: 'Annas box' });
  await page.getByRole('button', { name: 'A random middle-game' }).tap();
  await expect(page.getByRole('button', { name: 'Play on from here' })).toBeEnabled({ timeout: 60_000 });
  const kept = await page.evaluate(
    () =>
      new Promise<Array<{ editionName?: string; edition?: string }>>((done) => {
        const request = indexedDB.open('autobahn');
        request.onsuccess = () => {
          const games = request.result.transaction('games').objectStore('games').getAll() as IDBRequest<Array<{ editionName?: string; edition?: string }>>;
          games.onsuccess = () => done(games.result);
        };
      }),
  );
  expect(kept).toHaveLength(2);
  for (const { editionName, edition } of kept) {
    expect(editionName).toBe('Annas box');
    expect(edition).toContain('"value":9');
  }
});
