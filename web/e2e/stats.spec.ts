import { faults, LANGUAGES, overflowing, ready, switchTo } from './helpers';
import { newAccount } from './table/api';
import { expect, test } from './test';

// A game of two at one screen that is counted as it stands, after some moves.
test('statistics of an account and of a game', async ({ page }, info) => {
  test.setTimeout(240_000);
  const name = `Stella-${info.retry}-${Date.now() % 1000000}`;
  await newAccount(page.request, name);
  const table = { options: { players: 2 }, seats: [{ kind: 'me', name }, { kind: 'me', name: 'Guest' }], listed: true };
  const { id } = (await (await page.request.post('/api/games', { data: table })).json()) as { id: string };
  interface Now {
    version: number;
    view: { toMove: number; moves: string[] };
  }
  let version = 0;
  for (let i = 0; i < 40; i++) {
    const { toMove } = ((await (await page.request.get(`/api/games/${id}/view`)).json()) as Now).view;
    const now = (await (await page.request.get(`/api/games/${id}/view?seat=${toMove}`)).json()) as Now;
    const move = now.view.moves[(i * 31) % now.view.moves.length];
    const played = await page.request.post(`/api/games/${id}/moves`, { data: { seat: toMove, version: now.version, id: `stats-move-${i}`, move } });
    expect(played.status(), await played.text()).toBe(200);
    version = now.version + 1;
  }
  const ended = await page.request.post(`/api/games/${id}/end`, { data: { seat: 0, version, id: 'stats-end-1', kind: 'counted' } });
  expect(ended.status(), await ended.text()).toBe(200);
  await expect
    .poll(async () => ((await (await page.request.get(`/api/games/${id}/stats`)).json()) as { seats: unknown[] }).seats.length, { timeout: 90_000 })
    .toBe(2);

  await page.goto(`/people/${name}`);
  await ready(page);
  for (const language of LANGUAGES) {
    await switchTo(page, { language });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowing(page), `${language}, ${width} wide`).toEqual([]);
    }
  }
  await switchTo(page, { language: 'en' });
  await page.goto('/account');
  const panel = page.locator('section.panel').filter({ has: page.getByRole('heading', { name: 'Statistics', exact: true }) });
  await expect(panel.getByText('First cards')).toBeVisible();
  await expect(panel.getByText('Where points come from')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await panel.getByText('alone', { exact: true }).click();
  await expect(panel.getByText('No finished games of this kind yet.')).toBeVisible();
  await page.goto(`/replay/${id}`);
  await page.getByText('Statistics', { exact: true }).click();
  await expect(page.getByRole('columnheader', { name })).toBeVisible();
  expect(await faults(page)).toEqual([]);
});
