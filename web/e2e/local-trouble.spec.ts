import { readFileSync } from 'node:fs';
import { begin, expect, kept, load, recordAt, table, tamper, test, visitAndCut } from './local/site';
import { moves, Player, settled } from './table/player';

// What goes wrong on this device is said, and nothing else is lost.
test.setTimeout(240_000);

test('a record that is none, and one that breaks the rules', async ({ page, site }) => {
  await visitAndCut(page, site);
  await load(page, 'none.json', '{ "moves": ');
  await expect(page.getByRole('alert')).toContainText('none.json is not a record');
  await load(page, 'cheat.json', JSON.stringify({ ...kept, moves: [...kept.moves.slice(0, 40), 'build Berlin-Milano'], result: undefined }));
  await expect(page.getByRole('alert')).toContainText('no record of a game');
  await expect(page.getByText('Your games will be listed here.')).toBeVisible();
});

test('a damaged game harms no other; what is there can be saved, or deleted', async ({ page, site }) => {
  await visitAndCut(page, site);
  await load(page, 'one.json', recordAt(20));
  await expect(table(page)).toBeVisible();
  await page.goto(site.url);
  await load(page, 'two.json', recordAt(30));
  await expect(table(page)).toBeVisible();
  const broken = await tamper(page, { entries: 'damaged' });
  await page.goto(`${site.url}#/game/${broken}`);
  await page.reload();
  await expect(page.getByText('damaged and cannot be read')).toBeVisible();
  await page.goto(site.url);
  await expect(page.getByText('A game that cannot be read')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'On this device' })).toHaveCount(1);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save what is there' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('"damaged"');
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('A game that cannot be read')).toHaveCount(0);
  await page.getByRole('listitem').getByRole('link', { name: /Open/ }).click();
  await expect(table(page)).toBeVisible();
});

test('a game whose content makes no sense is told so when it is opened, and the others go on', async ({ page, site }) => {
  await visitAndCut(page, site);
  for (const changes of [{ record: '{ "moves": ' }, { entries: [{ move: 'build Berlin-Milano', at: '' }] }]) {
    await page.goto(site.url);
    await load(page, 'one.json', recordAt(20));
    await expect(table(page)).toBeVisible();
    const broken = await tamper(page, changes);
    await page.goto(`${site.url}#/game/${broken}`);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('no record of a game that could be played');
    await expect(page.getByRole('button', { name: 'Save what is there' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Your games will be listed here.')).toBeVisible();
  }
  await load(page, 'two.json', recordAt(30));
  await expect(table(page)).toBeVisible();
});

test('a full storage is told, the move has not happened, and goes on once there is room', async ({ page, site }) => {
  await visitAndCut(page, site);
  await load(page, 'one.json', recordAt(40));
  await expect(table(page)).toBeVisible();
  const before = await moves(page);
  await page.evaluate(() => {
    // As browsers do it: what is put is accepted, and the transaction then comes to nothing.
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      const request = put.apply(this, args);
      if (!Object.hasOwn(window, 'roomy')) {
        Object.defineProperty(this.transaction, 'error', { value: new DOMException('no room', 'QuotaExceededError') });
        this.transaction.abort();
      }
      return request;
    };
  });
  const player = new Player(page, 1);
  await player.act();
  await expect(page.getByRole('alert').filter({ hasText: 'storage that the browser gives this page is full' })).toBeVisible();
  expect(await moves(page)).toBe(before);
  await page.evaluate(() => Object.assign(window, { roomy: true }));
  player.anew();
  while ((await moves(page)) === before) await player.act();
  await page.reload();
  await expect(table(page)).toBeVisible();
  expect(await moves(page)).toBeGreaterThan(before);
});

test('a storage that was cleared is told at the next move', async ({ page, site }) => {
  await visitAndCut(page, site);
  await load(page, 'one.json', recordAt(40));
  await expect(table(page)).toBeVisible();
  await tamper(page, null);
  await new Player(page, 1).act();
  await expect(page.getByRole('alert').filter({ hasText: 'not kept in this browser' })).toBeVisible();
});

test('a worker that dies is replaced, and the game goes on from its last move', async ({ page, site }) => {
  await visitAndCut(page, site);
  await load(page, 'one.json', recordAt(40));
  await expect(table(page)).toBeVisible();
  const player = new Player(page, 1);
  await player.act();
  for (const worker of page.workers()) await worker.evaluate(() => void setTimeout(() => { throw new Error('killed by the test'); }));
  const before = await moves(page);
  player.anew();
  while ((await moves(page)) === before) await player.act();
  await page.reload();
  await expect(table(page)).toBeVisible();
  expect(await moves(page)).toBeGreaterThan(before);
});

test('a worker that dies while a bot thinks is replaced, and the bot moves', async ({ page, site }) => {
  await visitAndCut(page, site);
  await begin(page, 'Against bots', async () => void (await page.getByText('Master', { exact: true }).click()));
  const player = new Player(page, 7);
  const now = page.locator('[data-act=move-now]');
  for (let i = 0; i < 40 && !(await now.isVisible()); i++) await Promise.race([player.act(), now.waitFor()]);
  const before = await moves(page);
  expect(page.workers().length).toBeGreaterThan(1);
  for (const worker of page.workers()) await worker.evaluate(() => void setTimeout(() => { throw new Error('killed by the test'); }));
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
});

test('a game whose moves other rules have made goes on from the end of its last turn', async ({ page, site }) => {
  await visitAndCut(page, site);
  await load(page, 'one.json', recordAt(40));
  await expect(table(page)).toBeVisible();
  const player = new Player(page, 1);
  while ((await player.act()).kind !== 'end');
  await settled(page);
  const before = await moves(page);
  // As if an older app had kept it, by whose rules another deal gave the same moves.
  await tamper(page, { rules: '0', record: recordAt(40).replace('"rules":"2"', '"rules":"0"').replace('"seed":3', '"seed":4') });
  await page.reload();
  await expect(table(page)).toBeVisible();
  await expect(page.getByText(/rules have changed|goes on from move/)).toBeVisible();
  expect(await moves(page)).toBe(before);
  player.anew();
  while ((await moves(page)) === before) await player.act();
  const after = await moves(page);
  await page.reload();
  await expect(table(page)).toBeVisible();
  expect(await moves(page)).toBeGreaterThanOrEqual(after);
});

test('an address that the host has no file for finds its way', async ({ page, site }) => {
  await page.goto(`${site.url}rules`);
  await expect(page).toHaveURL(`${site.url}#/rules`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Account' })).toHaveCount(0);
});

test('a browser without garbage-collected WebAssembly is told which ones have it', async ({ page, site }) => {
  await page.addInitScript(() => void (WebAssembly.validate = () => false));
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('Chrome and Edge from version 119, Firefox from 120 and Safari from 18.2');
});

test('a browser that keeps nothing says so', async ({ page, site }) => {
  await page.addInitScript(() => void (IDBFactory.prototype.open = () => { throw new DOMException('not here', 'SecurityError'); }));
  await page.goto(site.url);
  await page.getByText('Alone against Autobot', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('alert').first()).toContainText('does not let this page keep games');
});
