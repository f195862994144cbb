import type { APIRequestContext, Page } from '@playwright/test';
import { colourFaults, faults, LANGUAGES, nameFaults, overflowing, picture, prefer, ready, switchTo } from './helpers';
import { OwnServer } from './server';
import { expect, test } from './test';

// Two programs enter a ladder of the test's own, one in the browser and one by its token; they meet, one of them resigns, and all of it is seen.
const server = new OwnServer('--ladder 4');

test.beforeAll(() => server.start());
test.afterAll(() => server.remove());

interface Ladder {
  latest: Array<{ game: string; over: boolean; sides: Array<{ name: string }> }>;
}

async function account(request: APIRequestContext, name: string): Promise<void> {
  const made = await request.post(`${server.url}/api/accounts`, { data: { name, password: 'correct horse' } });
  expect(made.status(), await made.text()).toBe(201);
}

const panel = (page: Page, name: string) => page.locator('section.panel').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('programs enter, meet, and are watched', async ({ page, browser }) => {
  test.setTimeout(240_000);
  await prefer(page, 'en', 'light');
  await page.goto(`${server.url}/ladder`);
  await expect(panel(page, 'Your program').getByText('log in with it to enter here')).toBeVisible();
  await account(page.request, 'Unimog');
  await page.goto(`${server.url}/account`);
  await page.getByRole('link', { name: 'Ladder of programs' }).click();
  const mine = panel(page, 'Your program');
  await mine.getByRole('button', { name: 'This account is a program' }).click();
  await mine.getByRole('button', { name: 'Yes, for good' }).click();
  await expect(mine.getByText('It is not on the ladder.')).toBeVisible();
  await mine.getByRole('button', { name: 'Enter the ladder' }).click();
  await expect(mine.getByText('It is on the ladder')).toBeVisible();
  await expect(panel(page, 'On the ladder').getByText('waits')).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  await account(context.request, 'Magirus');
  expect((await context.request.put('/api/me/program', { data: {} })).status()).toBe(204);
  const token = ((await (await context.request.post('/api/tokens', { data: { label: 'ladder' } })).json()) as { token: string }).token;
  const headers = { Authorization: `Bearer ${token}`, Cookie: '' };
  expect((await context.request.put('/api/me/ladder', { data: {}, headers })).status()).toBe(204);
  const ladder = async () => (await (await page.request.get(`${server.url}/api/ladder`)).json()) as Ladder;
  await expect.poll(async () => (await ladder()).latest.length, { timeout: 60_000 }).toBe(2);
  const first = (await ladder()).latest[0]!;
  const seat = first.sides.findIndex(({ name }) => name === 'Magirus');
  expect((await context.request.post(`/api/games/${first.game}/seats/${seat}/resign`, { data: {}, headers })).status()).toBe(200);

  await page.reload();
  const latest = panel(page, 'Latest games');
  await expect(latest.getByRole('listitem')).toHaveCount(2);
  await expect(latest.locator('strong').filter({ hasText: 'Unimog' })).toHaveCount(1);
  await expect(panel(page, 'Ranking').getByRole('listitem').filter({ hasText: 'Unimog' })).toContainText(/15\d\d ± \d+/);
  await ready(page);
  expect(await faults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await picture(page, 'ladder', true);
  await switchTo(page, { theme: 'dark' });
  expect(await colourFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of LANGUAGES) {
    await switchTo(page, { language });
    expect(await overflowing(page), language).toEqual([]);
    expect(await nameFaults(page), language).toEqual([]);
    await picture(page, `ladder-${language}-390`, true);
  }
  await switchTo(page, { language: 'en' });

  // Rated games of people are closed, which is said; the account is marked; a game can be watched.
  const refused = await page.request.post(`${server.url}/api/games`, { data: { options: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }], rated: true } });
  expect(((await refused.json()) as { code: string }).code).toBe('program');
  await page.goto(`${server.url}/people/Magirus`);
  await expect(page.getByText('Program', { exact: true })).toBeVisible();
  await expect(page.getByText('Rating on the ladder').first()).toBeVisible();
  await page.goto(`${server.url}/ladder`);
  await panel(page, 'Latest games').getByRole('link', { name: /^Watch/ }).first().click();
  await expect(page.locator('#map')).toBeVisible({ timeout: 30_000 });
  await context.close();
});
