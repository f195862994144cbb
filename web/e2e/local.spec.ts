import { readFileSync } from 'node:fs';
import { coach, learn, make, STEPS } from './learn';
import { begin, expect, kept, load, recordAt, table, test, visit, visitAndCut } from './local/site';
import { moves, over, Player } from './table/player';

// The site of files in a folder of a plain host, and no network after the first visit: nothing but this browser plays.
test.setTimeout(240_000);

test.describe('whole games without a network', () => {
  test('alone against Autobot; a reload in the middle loses nothing', async ({ page, site }) => {
    await visitAndCut(page, site);
    // Nothing here needs anybody else.
    await expect(page.getByRole('link', { name: /Account|Sign in|Ladder/ })).toHaveCount(0);
    await expect(page.getByText('Online', { exact: true })).toHaveCount(0);
    await begin(page, 'Alone against Autobot');
    const player = new Player(page, 3);
    while ((await moves(page)) < 40) await player.act();
    const before = await moves(page);
    await page.reload();
    await expect(table(page)).toBeVisible();
    expect(await moves(page)).toBeGreaterThanOrEqual(before);
    player.anew();
    await player.toTheEnd();
    await expect(over(page)).toBeVisible();
    await expect(page.getByText(/wins!|Shared victory/)).toBeVisible();
  });

  test('against two bots, with a hint on the way', async ({ page, site }) => {
    await visitAndCut(page, site);
    await begin(page, 'Against bots', async () => {
      await page.locator('form').getByText('3', { exact: true }).click();
      await page.getByText('Beginner', { exact: true }).click();
    });
    const player = new Player(page, 5);
    await player.act();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.hint, [data-hint]').first()).toBeVisible({ timeout: 20_000 });
    await player.toTheEnd();
    await expect(over(page)).toBeVisible();
  });

  test('four at one screen, loaded from a file, to the end; looked at again, played on from, saved and deleted', async ({ page, site }) => {
    test.slow(); // the browser thinks over a whole game
    await visitAndCut(page, site);
    await load(page, 'late.json', recordAt(kept.moves.length - 60));
    await expect(table(page)).toBeVisible();
    await new Player(page, 1).toTheEnd();
    await expect(over(page)).toBeVisible();
    const finished = page.url();

    // Looked at again with its chances, which this browser thinks out; and played on from a moment.
    await page.locator('.final').getByRole('link', { name: 'Replay' }).click();
    await expect(page.locator('ul.now li')).toHaveCount(4, { timeout: 180_000 });
    await page.getByRole('slider', { name: 'Move' }).fill('30');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: 'Play on', exact: true }).click();
    await expect(page).not.toHaveURL(/replay/);
    await expect(table(page)).toBeVisible();
    await expect.poll(() => moves(page)).toBeGreaterThanOrEqual(30);

    await page.goto(finished);
    await page.locator('.brand').first().click();
    const rows = page.getByRole('listitem').filter({ hasText: 'On this device' });
    await expect(rows).toHaveCount(2);
    const row = rows.filter({ has: page.getByRole('link', { name: /^Replay/ }) });
    const saved = page.waitForEvent('download');
    await row.getByRole('button', { name: 'Save as file' }).click();
    const text = readFileSync(await (await saved).path(), 'utf8');
    expect((JSON.parse(text) as { result: { winners: number[] } }).result.winners.length).toBeGreaterThan(0);
    await row.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await expect(rows).toHaveCount(1);
  });

  test('the guided game', async ({ page, site }) => {
    await visitAndCut(page, site);
    await page.getByRole('link', { name: 'Learn to play' }).first().click();
    await page.getByRole('button', { name: 'Start the first game' }).click();
    for (const [key, wanted] of STEPS) {
      await expect(coach(page)).toHaveAttribute('data-step', key, { timeout: 20_000 });
      for (const move of wanted) await make(page, move);
      if (key === 'score') await page.getByRole('tab', { name: 'Score' }).click();
      await expect(coach(page)).toHaveAttribute('data-done', 'true');
      await learn(page, 'next').click();
    }
    await expect(page.getByRole('heading', { level: 1, name: 'You know how to play' })).toBeVisible();
  });
});

test('the strongest bot shows how far it is, and moves when it is told to', async ({ page, site }) => {
  await visitAndCut(page, site);
  await begin(page, 'Against bots', async () => void (await page.getByText('Master', { exact: true }).click()));
  const player = new Player(page, 7);
  const now = page.locator('[data-act=move-now]');
  const thought = page.getByRole('progressbar').waitFor({ timeout: 80_000 });
  let before = 0;
  let acting = player.act();
  // A bot that has thought enough by itself before it is told to move has more turns.
  for (let i = 0, told = false; i < 40 && !told; i++) {
    const acted = await Promise.race([acting.then(() => true), now.waitFor({ timeout: 80_000 }).then(() => false)]);
    if (acted) acting = player.act();
    else {
      before = await moves(page);
      told = await now.dispatchEvent('click', undefined, { timeout: 500 }).then(() => true, () => false);
    }
  }
  await thought;
  await expect.poll(() => moves(page)).toBeGreaterThan(before);
});

test('two windows on one game: both see every move, and none is lost', async ({ page, context, site }) => {
  await visitAndCut(page, site);
  await load(page, 'start.json', recordAt(40));
  await expect(table(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(table(other)).toBeVisible();
  const [one, two] = [new Player(page, 1), new Player(other, 2)];
  const start = await moves(page);
  for (let i = 0; i < 6; i++) {
    const player = i % 2 ? two : one;
    player.anew();
    const [mine, theirs] = i % 2 ? [other, page] : [page, other];
    const before = await moves(mine);
    while ((await moves(mine)) === before) await player.act();
    await expect.poll(async () => (await moves(theirs)) - (await moves(mine))).toBe(0);
  }
  const reached = await moves(page);
  expect(reached).toBeGreaterThanOrEqual(start + 6);
  // Whoever was alone goes on alone.
  await page.close();
  await two.act();
  await other.reload();
  await expect(table(other)).toBeVisible();
  expect(await moves(other)).toBeGreaterThanOrEqual(reached);
});

test('two at one screen: a new version is offered in the middle, and the game goes on with it to the end', async ({ page, site }) => {
  await visit(page, site);
  await begin(page, 'On one screen');
  const player = new Player(page, 4);
  while ((await moves(page)) < 6) await player.act();
  const before = await moves(page);
  // Another version: another document, and a worker that names it.
  site.changed.set('index.html', site.read('index.html').replace('<title>Autobahn</title>', '<title>Autobahn</title><meta name="newer" content="yes" />'));
  site.changed.set('sw.js', site.read('sw.js').replace(/VERSION = '(\w+)'/, "VERSION = '$1b'"));
  await page.locator('.brand').first().click();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await expect(page.locator('meta[name=newer]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.locator('meta[name=newer]')).toHaveCount(1);
  await page.context().setOffline(true);
  await page.getByRole('listitem').getByRole('link', { name: /Open/ }).click();
  await expect(table(page)).toBeVisible();
  expect(await moves(page)).toBeGreaterThanOrEqual(before);
  player.anew();
  await player.toTheEnd();
  await expect(over(page)).toBeVisible();
});

test('who starts without a network sees their games first', async ({ page, site }) => {
  await visitAndCut(page, site);
  await load(page, 'one.json', recordAt(20));
  await expect(table(page)).toBeVisible();
  await page.goto(site.url);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'My games' })).toBeInViewport();
  await expect(page.getByRole('listitem').getByRole('link', { name: /Open/ })).toBeInViewport();
});

test('a browser takes the site for an app to install', async ({ page, site }) => {
  await visit(page, site);
  const browser = await page.context().newCDPSession(page);
  expect((await browser.send('Page.getAppManifest')).errors).toEqual([]);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Tests run in windows that keep nothing, from which nothing is ever installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});

test('what takes a server is neither offered nor there', async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.getByRole('link', { name: 'Puzzles' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contests' })).toHaveCount(0);
  await page.goto(`${site.url}#/contests`);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});
