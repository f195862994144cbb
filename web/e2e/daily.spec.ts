import type { Page } from '@playwright/test';
import { faults, LANGUAGES, overflowing, ready, switchTo } from './helpers';
import { newAccount } from './table/api';
import { expect, test } from './test';

interface Deal {
  day: string;
  seed: string;
  options: unknown;
}

/** Plays a deal to its end by random moves, as a table of a person of its own, and gives its record back. */
async function record(page: Page, deal: Deal): Promise<string> {
  // No two alike: moves that somebody has sent are refused.
  const salt = 2 + Math.floor(Math.random() * 1e6);
  const made = await page.request.post('/api/games', { data: { options: deal.options, seats: [{ kind: 'me' }], seed: deal.seed } });
  const { id } = (await made.json()) as { id: string };
  let now = (await (await page.request.get(`/api/games/${id}/view?seat=0`)).json()) as { version: number; view: { moves: string[]; toMove: number | null } };
  for (let i = 0; now.view.moves?.length && i < 5000; i++) {
    const move = now.view.moves[(i * salt) % now.view.moves.length];
    const played = await page.request.post(`/api/games/${id}/moves`, { data: { seat: 0, version: now.version, id: `daily-move-${i}`, move } });
    expect(played.status(), await played.text()).toBe(200);
    now = (await played.json()) as typeof now;
  }
  return (await page.request.get(`/api/games/${id}/record`)).text();
}

test('today’s deal begins here, is the same for everybody, and forged results are refused', async ({ page, browser, baseURL }, info) => {
  test.setTimeout(300_000);
  const name = `Dora-${info.retry}-${Date.now() % 1000000}`;
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await newAccount(other.request, name);
  const text = await (await other.request.get('/api/daily')).text();
  const deal = JSON.parse(text) as Deal;
  const address = `/api/daily/${deal.day}`;
  const headers = { 'Content-Type': 'application/json' };

  const whole = await record(other, deal);
  const forged = await other.request.post(address, { headers, data: `{"record":${whole.replace(`${deal.seed}`, '12345')}}` });
  expect(forged.status(), await forged.text()).toBe(422);
  const sent = await other.request.post(address, { headers, data: `{"record":${whole}}` });
  expect(sent.status(), await sent.text()).toBe(200);

  await page.goto('/');
  await page.getByRole('link', { name: 'Daily deal' }).click();
  await ready(page);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await expect(page.getByText('Once you have played')).toBeVisible();
  await expect(page.getByRole('button', { name: `Watch: ${name}` })).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  await page.getByText('Of the month', { exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await page.getByRole('button', { name: 'Play today’s deal' }).click();
  await expect(page).toHaveURL(/\/game\/local-/);
  const game = page.url();
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Go on with today’s deal' }).click();
  await expect(page).toHaveURL(game);

  // Whoever has played watches the others.
  await other.goto('/daily');
  await expect(other.getByText(/^1 day in a row/)).toBeVisible();
  await other.getByRole('button', { name: `Watch: ${name}` }).click();
  await expect(other).toHaveURL(/\/replay\//);
  await expect(other.getByRole('heading', { name: 'Replay' })).toBeVisible();
  // Nobody can play yesterday's deal any more: today's board stands in for it.
  const before = new Date(Date.parse(deal.day) - 86_400_000).toISOString().slice(0, 10);
  await other.route(`**/api/daily/${before}`, async (route) => route.fulfill({ response: await other.request.get(address) }));
  await other.goto('/daily');
  await expect(other.locator('[data-yesterday] a')).toBeVisible();
  await other.getByRole('button', { name: 'Watch with the bot’s comments' }).click();
  await expect(other).toHaveURL(/\/replay\//);
  await other.goto('/daily');
  await ready(other);
  for (const language of LANGUAGES) {
    await switchTo(other, { language });
    for (const width of [390, 1440]) {
      await other.setViewportSize({ width, height: 900 });
      expect(await overflowing(other), `${language}, ${width} wide`).toEqual([]);
    }
  }
  await other.goto('/daily/2021-02-03');
  await expect(other.getByRole('alert')).toBeVisible();
  await context.close();
});

test('a game that was finished without a network is sent by itself', async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto('/daily');
  await ready(page);
  const deal = (await (await page.request.get('/api/daily')).json()) as Deal;
  const whole = await record(page, deal);
  // As if it had been played here: the finished game lies on the shelf of this device, and is known to be the deal's.
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles({ name: 'deal.json', mimeType: 'application/json', buffer: Buffer.from(whole) });
  await page.waitForURL(/\/(game|replay)\//);
  const id = /\/(?:game|replay)\/([^/?#]+)/.exec(page.url())![1]!;
  await page.evaluate(([day, game]) => localStorage.setItem('autobahn.daily', JSON.stringify({ [day!]: { game } })), [deal.day, id]);
  await page.route('**/api/daily/**', (route) => route.abort());
  await page.goto('/daily');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/daily/**');
  await page.goto('/daily');
  await expect(page.getByText(/^Your place: \d+ of \d+/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Look at my game' })).toBeVisible();
});
