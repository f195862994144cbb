import type { Page } from '@playwright/test';
import { finishedGame, MOVES } from './helpers';
import { ACTING, game, gameAt } from './table/api';
import { confirmMoves, moves, open, Player, settled } from './table/player';
import { expect, test } from './test';

// This device and a server beside each other: games go from one to the other, and the engine here answers what is public.

const table = (page: Page) => page.locator('main[aria-busy=false] #decision');

test('a game of this device goes on online; the one here stays as it is', async ({ page }) => {
  await confirmMoves(page, false);
  await page.goto('/');
  await page.getByText('Alone against Autobot', { exact: true }).click();
  await page.locator('form').getByText('On this device', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/game\/local-/);
  await expect(table(page)).toBeVisible();
  const player = new Player(page, 2);
  while ((await moves(page)) < 8) await player.act();
  await settled(page);
  const here = page.url();
  const played = await moves(page);

  await page.locator('.brand').first().click();
  const row = page.getByRole('listitem').filter({ hasText: 'On this device' });
  await row.getByRole('button', { name: 'Go on online' }).click();
  await expect(page).toHaveURL(/\/game\/(?!local-)/);
  await expect(table(page)).toBeVisible();
  expect(await moves(page)).toBe(played);
  player.anew();
  while ((await moves(page)) === played) await player.act();

  await page.goto(here);
  await expect(table(page)).toBeVisible();
  expect(await moves(page)).toBe(played);
});

test('a finished game of the server is kept on this device, and looked at without a network', async ({ page, context }) => {
  const id = await finishedGame(page);
  await page.goto(`/replay/${id}`);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText('Kept. It is among your games')).toBeVisible();
  await page.locator('.brand').first().click();
  const row = page.getByRole('listitem').filter({ hasText: 'On this device' });
  await expect(row).toBeVisible();
  await context.setOffline(true);
  await row.getByRole('link', { name: /^Replay/ }).click();
  await expect(page).toHaveURL(/\/replay\/local-/);
  await page.getByRole('slider', { name: 'Move' }).fill('200');
  await expect(page.getByRole('status').filter({ hasText: `Move 200 of ${MOVES}` })).toBeVisible();
});

/** What the page asks the server about a table, besides moving. */
function asked(page: Page): string[] {
  const questions: string[] = [];
  page.on('request', (request) => {
    const question = /\/api\/games\/[^/]+\/(choices|why|plan)/.exec(request.url());
    if (question) questions.push(question[1]!);
  });
  return questions;
}

/** Opens a table of the server, and plays until the engine has come. */
async function withEngine(page: Page): Promise<string> {
  await confirmMoves(page, false);
  const id = await gameAt(page.request, ACTING);
  await open(page, id);
  const player = new Player(page, 3);
  await expect(async () => {
    if (!page.workers().length) await player.act();
    expect(page.workers()).not.toEqual([]);
  }).toPass({ timeout: 60_000 });
  return id;
}

test('moves, previews, reasons and plans at a server’s table need no request once the engine is there', async ({ page }) => {
  const id = await withEngine(page);
  const player = new Player(page, 4);
  for (let i = 0; i < 3; i++) await player.act();
  await settled(page);
  const questions = asked(page);
  const before = await moves(page);
  while ((await moves(page)) < before + 12) await player.act();
  await settled(page);
  while (!(await page.locator('button.play[data-move]').count())) await player.act();
  await settled(page);
  await page.locator('[data-begin=plan]').click();
  const plan = page.getByRole('group', { name: 'Your plan' });
  await page.locator('button.play[data-move]').first().click();
  await expect(plan).toContainText('1 move tried');
  expect(questions).toEqual([]);
  expect((await game(page.request, id)).version).toBeGreaterThan(ACTING);
});

test('where the server sees it differently its word holds, and the fault is told', async ({ page }) => {
  // An engine here that knows a move less than the server's.
  await page.addInitScript(() => {
    const { set } = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage')!;
    Object.defineProperty(Worker.prototype, 'onmessage', {
      set(this: Worker, listener: (event: MessageEvent) => void) {
        const told = ({ data }: MessageEvent<{ answer?: string }>) => {
          const answer = data.answer ? (JSON.parse(data.answer) as { result?: { choices?: unknown[] } }) : {};
          answer.result?.choices?.pop();
          listener(new MessageEvent('message', { data: data.answer ? { ...data, answer: JSON.stringify(answer) } : data }));
        };
        set!.call(this, told);
      },
    });
  });
  const questions = asked(page);
  const faults: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  // It is told as soon as the engine here is asked, which may be before the first move, and does not stay for ever.
  const told = expect(page.getByRole('alert').filter({ hasText: 'do not say the same about this position' })).toBeVisible({ timeout: 60_000 });
  const disagreed = () => faults.some((fault) => fault.includes('The engine in this browser and the server disagree'));
  // Its worker is there before it can answer: until then the server is asked.
  const played = withEngine(page).then(async () => {
    const player = new Player(page, 4);
    while (!disagreed()) await player.act();
  });
  await Promise.all([told, played]);
  await expect.poll(() => questions).toContain('choices');
});

test('a browser that cannot run the engine plays on the server, and is told which ones can', async ({ page }) => {
  await page.addInitScript(() => void (WebAssembly.validate = () => false));
  await confirmMoves(page, false);
  await page.goto('/');
  await expect(page.getByText('Chrome and Edge from version 119, Firefox from 120 and Safari from 18.2')).toBeVisible();
  await page.getByText('Alone against Autobot', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/game\/(?!local-)/);
  await expect(table(page)).toBeVisible();
  await new Player(page, 1).act();
});
