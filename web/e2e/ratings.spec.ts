import type { APIRequestContext } from '@playwright/test';
import { faults, LANGUAGES, nameFaults, overflowing, picture, ready, switchTo } from './helpers';
import { game as tableOf, newAccount, playTurn } from './table/api';
import { open } from './table/player';
import { expect, test } from './test';

// Two accounts play four rated games of two, which one of them gives up each time.
test('ratings with their margin, how they came about, and the ranking', async ({ page, browser, baseURL }, info) => {
  const names = ['Vera', 'Otto'].map((name) => `${name}-${info.retry}-${Date.now() % 100000}`);
  const context = await browser.newContext({ baseURL });
  const people: APIRequestContext[] = [page.request, context.request];
  for (const [i, person] of people.entries()) await newAccount(person, names[i]!);
  for (let game = 0; game < 4; game++) {
    const table = { title: 'Rated', options: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }], listed: true, rated: true };
    const { id } = (await (await page.request.post('/api/games', { data: table })).json()) as { id: string };
    expect((await context.request.put(`/api/games/${id}/seats/1`, { data: { name: names[1] } })).status()).toBe(200);
    expect((await page.request.post(`/api/games/${id}/start`, { data: {} })).status()).toBe(200);
    if (game === 3) {
      // Nothing offers the advice that the server refuses where ratings are at stake.
      if ((await tableOf(page.request, id)).toMove !== 0) await playTurn(context.request, id, 1);
      await open(page, id);
      await expect(page.locator('[data-move]').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    }
    expect((await context.request.post(`/api/games/${id}/seats/1/resign`, { data: {} })).status()).toBe(200);
  }

  await page.goto('/account');
  const panel = (name: string) => page.locator('section.panel').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const results = panel('My results');
  await expect(results.getByText('Rating, two players').first()).toBeVisible();
  await expect(results.getByText('provisional')).toBeVisible();
  await expect(results.getByRole('img', { name: /How it came about: from 1579 to 1[67]\d\d/ })).toBeVisible();

  const ranking = panel('Ranking');
  await expect(ranking.getByRole('listitem').filter({ hasText: names[0]! })).toContainText(/1[67]\d\d ± \d+/);
  await expect(ranking.getByRole('listitem').filter({ hasText: names[1]! })).toContainText(/1[1-4]\d\d ± \d+/);
  await ranking.getByText('three or four', { exact: true }).click();
  await expect(ranking.getByRole('listitem').filter({ hasText: names[0]! })).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await context.close();
});

// One rated game against Autobot is begun in the browser and given up there, others by the API until the rating is settled; the next one moves Autobot's.
test('alone one is rated against Autobot, and only gets out by resigning', async ({ page }, info) => {
  const name = `Solo-${info.retry}-${Date.now() % 100000}`;
  await newAccount(page.request, name);
  await page.goto('/new?kind=solo');
  await page.getByRole('checkbox', { name: /^Rated/ }).check();
  await expect(page.getByText('played to its end or resigned')).toBeVisible();
  await page.getByText('A clock for everybody').click();
  await expect(page.locator('select[name=time-minutes]')).toBeVisible();
  await expect(page.locator('select[name=time-expiry]')).toHaveCount(0);
  await page.locator('form button[type=submit]').click();
  await expect(page.locator('[data-move]').first()).toBeVisible({ timeout: 30_000 });
  const first = page.url().split('/').at(-1)!;
  expect(await (await page.request.get(`/api/games/${first}`)).json()).toMatchObject({ time: { expiry: 'loss' } });
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Give up this game' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Propose to end this game' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Resign' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('If you resign, you have lost it.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Count it as it stands' })).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  await picture(page, 'resign-alone');
  await dialog.locator('[data-act=resign]').click();
  await dialog.locator('[data-act=resign]').click();
  await expect(dialog).toHaveCount(0);
  expect(await tableOf(page.request, first)).toMatchObject({ status: 'finished', agreement: 'resigned' });

  const solo = { hard: true, fasterTrucks: true, developOnPassing: false, developOnSkipping: false, promotions: 0 };
  const table = { options: { players: 1, solo }, seats: [{ kind: 'me' }], rated: true };
  const profile = async () => ((await (await page.request.get(`/api/accounts/${name}`)).json()) as { ratings: Array<{ provisional: boolean; games: number }> }).ratings[0]!;
  for (let settled = 0; settled < 2; settled += (await profile()).provisional ? 0 : 1) {
    const { id } = (await (await page.request.post('/api/games', { data: table })).json()) as { id: string };
    expect((await page.request.post(`/api/games/${id}/seats/0/resign`, { data: {} })).status()).toBe(200);
  }
  await page.goto('/account');
  const panel = (heading: string) => page.locator('section.panel').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
  await expect(panel('My results').getByText('Rating, alone').first()).toBeVisible();
  await expect(panel('My results').getByRole('img', { name: /How it came about/ })).toBeVisible();
  const ranking = panel('Ranking');
  await ranking.getByText('Autobot', { exact: true }).click();
  await expect(ranking.getByText('Alone you are rated against Autobot')).toBeVisible();
  await expect(ranking.getByRole('listitem').filter({ hasText: 'Autobot (Hard board, Faster trucks)' })).toContainText(/15\d\d ± \d+/);
  await expect(ranking.getByRole('listitem').filter({ hasText: name })).toContainText(/\d+ ± \d+/);
  expect(await faults(page)).toEqual([]);
  await ready(page);
  await ranking.scrollIntoViewIfNeeded();
  await picture(page, 'ranking-alone');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of LANGUAGES) {
    await switchTo(page, { language });
    await ready(page);
    const sheet = page.locator('section.panel').filter({ has: page.locator('li.bot') });
    await sheet.scrollIntoViewIfNeeded();
    expect(await overflowing(page), language).toEqual([]);
    expect(await nameFaults(page), language).toEqual([]);
    await picture(page, `ranking-alone-${language}-390`);
  }
});
