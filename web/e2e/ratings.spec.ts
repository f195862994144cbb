import type { APIRequestContext } from '@playwright/test';
import { faults, overflowing } from './helpers';
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
