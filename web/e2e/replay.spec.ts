import { expect, test } from './test';
import { faults, finishedGame, MOVES } from './helpers';

test('a finished game is scrubbed, played, shared and played on', async ({ page, browser }) => {
  const id = await finishedGame(page);
  await page.goto(`/replay/${id}?at=100`);
  const at = (number: number) => expect(page.getByRole('status').filter({ hasText: `Move ${number} of ${MOVES}` })).toBeVisible();
  await at(100);
  await page.getByRole('button', { name: 'One move on' }).click();
  await at(101);
  await expect(page).toHaveURL(/at=101/);
  await page.getByRole('slider', { name: 'Move' }).fill('200');
  await at(200);
  await page.getByText('Fast', { exact: true }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const shown = page.getByRole('status').filter({ hasText: new RegExp(`Move \\d+ of ${MOVES}`) });
  await expect.poll(async () => Number(/Move (\d+)/.exec(await shown.innerText())?.[1])).toBeGreaterThan(202);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await at(0);

  await page.getByRole('button', { name: 'Share this moment' }).click();
  const link = page.getByLabel('Link to this moment');
  await expect(link).toHaveValue(new RegExp(`/replay/${id}\\?at=0#invite=.+$`));
  // The game is private: only the link lets a stranger in.
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`/replay/${id}?at=0`);
  await expect(stranger.getByRole('alert')).toContainText('private');
  await stranger.goto('about:blank');
  await stranger.goto(await link.inputValue());
  await expect(stranger.getByRole('status').filter({ hasText: `Move 0 of ${MOVES}` })).toBeVisible();
  await stranger.context().close();
  await page.keyboard.press('Escape');

  await page.getByRole('slider', { name: 'Move' }).fill('300');
  await at(300);
  const fork = page.getByRole('button', { name: 'Play on from here' });
  await fork.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(fork).toBeFocused();
  await fork.click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/\/game\//);
});

test('a replay shows the whole table from the beginning, and the keyboard leads through it', async ({ page }) => {
  const id = await finishedGame(page);
  await page.goto(`/replay/${id}`);
  await expect(page.getByRole('status').filter({ hasText: `Move 0 of ${MOVES}` })).toBeVisible();
  for (const name of ['Offices', 'Administration', 'Display', 'Development track']) await expect(page.getByRole('region', { name }).or(page.getByLabel(name)).first()).toBeVisible();
  await expect(page.locator('[data-detail^="card:"]').first()).toBeVisible();
  await expect(page.locator('[data-act=end]')).toHaveCount(0);
  await page.locator('#decision').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-last]')).toHaveAttribute('data-last', /^route /);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  await expect(page.getByRole('status').filter({ hasText: `Move ${MOVES} of ${MOVES}` })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('where the analysis knows a better turn, the replay shows it', async ({ page }) => {
  test.setTimeout(240_000);
  const id = await finishedGame(page);
  const { better = [] } = (await (await page.request.get(`/api/games/${id}/analysis`, { timeout: 200_000 })).json()) as { better?: Array<{ move: number; moves: string[] }> };
  expect(better.length).toBeGreaterThan(0);
  await page.goto(`/replay/${id}?at=${better[0]!.move}`);
  await expect(page.locator('.better')).toContainText(/more chance to win/);
  await expect(page.locator('.better li')).toHaveCount(better[0]!.moves.length);
});

test('the record is saved as a file', async ({ page }) => {
  const id = await finishedGame(page);
  await page.goto(`/replay/${id}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  expect((await download).suggestedFilename()).toBe(`autobahn-${id}.json`);
});
