import { faults, overflowing } from './helpers';
import { newAccount } from './table/api';
import { expect, test } from './test';

// A table with clocks, from the options page to the table itself.
test('a clock is chosen, shown before the game, at the table and in the list', async ({ page, browser, baseURL }) => {
  await page.goto('/new?kind=online');
  await page.getByRole('radio', { name: 'A clock for everybody' }).locator('..').click();
  await page.locator('select[name=time-minutes]').selectOption('30');
  await page.locator('select[name=time-increment]').selectOption('20');
  await page.locator('select[name=time-expiry]').selectOption('loss');
  expect(await faults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText('30 min each, 20 s more for each turn')).toBeVisible();
  await expect(page.getByText('The game is lost')).toBeVisible();

  const id = /game\/([^/?#]+)/.exec(page.url())![1]!;
  const context = await browser.newContext({ baseURL, locale: 'en', reducedMotion: 'reduce' });
  const ben = await context.newPage();
  const { invitation } = (await (await page.request.get(`/api/games/${id}`)).json()) as { invitation: string };
  expect((await ben.request.put(`/api/games/${id}/seats/1`, { data: { name: 'Ben', invitation } })).status()).toBe(200);
  await page.getByRole('button', { name: 'Start', exact: true }).click();

  const clocks = page.locator('[data-clock]');
  await expect(clocks).toHaveCount(2);
  const running = page.locator('[data-clock].runs');
  await expect(running).toHaveCount(1);
  const first = await running.textContent();
  await expect(running).not.toHaveText(first!, { timeout: 30_000 });
  await expect(clocks.filter({ hasText: '30:00' })).toHaveCount(1);
  expect(await faults(page)).toEqual([]);
  await page.goto('/');
  await expect(page.getByText('30 min each, 20 s more for each turn').first()).toBeVisible();
  await expect(page.locator('[data-clock]').first()).toBeVisible();
  await context.close();
});

test('an account has quiet hours and vacations', async ({ page }) => {
  await page.goto('/account');
  const name = `Rest ${Date.now() % 1_000_000}`;
  await newAccount(page.request, name);
  await page.reload();
  const rest = page.locator('[data-part=rest]');
  await rest.getByLabel('From').fill('23:00');
  await rest.getByLabel('Until').fill('06:30');
  await rest.getByRole('button', { name: 'Set quiet hours' }).click();
  await expect(rest.getByText('From 23:00 to 06:30')).toBeVisible();
  await expect(rest.getByText('30 days are left for this year.')).toBeVisible();
  await rest.getByRole('button', { name: 'Go on vacation' }).click();
  await expect(rest.getByRole('button', { name: /End this vacation/ })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await rest.getByRole('button', { name: /End this vacation/ }).click();
  await expect(rest.getByRole('button', { name: /End this vacation/ })).toHaveCount(0);
  await rest.getByRole('button', { name: 'No quiet hours' }).click();
  await expect(rest.getByText('From 23:00 to 06:30')).toHaveCount(0);
});
