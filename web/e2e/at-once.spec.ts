import { expect, test } from './test';
import { finishedGame } from './helpers';
import { ACTING, game, gameAt } from './table/api';
import { confirmMoves, moves, open, Player, settled } from './table/player';
import type { Page } from '@playwright/test';

// What follows from what a seat sees anyway, the engine in the page answers: at tables of a server, too.

/** Plays until the engine is at hand: it is fetched when the page has nothing else to do. */
async function untilAtHand(page: Page): Promise<void> {
  const player = new Player(page, 3);
  await expect(async () => {
    if (!page.workers().length) await player.act();
    expect(page.workers().length).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  await settled(page);
}

const asked = (page: Page): string[] => {
  const questions: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/games\/[^/]+\/(choices|why|plan)/.test(request.url())) questions.push(request.url());
  });
  return questions;
};

test('legal moves, what they would do, why others are not, and plans: without a request', async ({ page }) => {
  await confirmMoves(page, false);
  const id = await gameAt(page.request, ACTING);
  await open(page, id);
  await untilAtHand(page);
  const questions = asked(page);
  const before = (await game(page.request, id)).version;
  const player = new Player(page, 5);
  while ((await moves(page)) < before + 3) await player.act();
  await settled(page);
  const { version } = await game(page.request, id);
  await page.locator('[data-begin=plan]').click();
  const plan = page.getByRole('group', { name: 'Your plan' });
  await expect(plan).toContainText('0 moves tried');
  await page.locator('[data-move]:not([disabled])').first().click();
  await expect(plan).toContainText('1 move tried');
  await plan.getByRole('button', { name: 'Drop' }).click();
  await expect(plan).toHaveCount(0);
  expect((await game(page.request, id)).version, 'nothing changed at the table').toBe(version);
  expect(questions).toEqual([]);
});

test("where the engine here says something else, the server's word holds and the fault is told", async ({ page }) => {
  await confirmMoves(page, false);
  // An engine that forgets a legal move.
  await page.addInitScript(() => {
    const Real = Worker;
    window.Worker = class extends Real {
      override set onmessage(hear: ((event: MessageEvent) => void) | null) {
        super.onmessage = (event: MessageEvent<{ id: number; answer?: string }>) => {
          const answer = event.data.answer && (JSON.parse(event.data.answer) as { result?: { choices?: unknown[]; view?: unknown } });
          if (!answer || !answer.result?.choices || answer.result.view) return hear?.(event);
          answer.result.choices.shift();
          hear?.({ data: { id: event.data.id, answer: JSON.stringify(answer) } } as MessageEvent);
        };
      }
    };
  });
  const id = await gameAt(page.request, ACTING);
  await open(page, id);
  const questions = asked(page);
  await untilAtHand(page);
  await expect(page.getByRole('alert').filter({ hasText: 'do not say the same' })).toBeVisible();
  await settled(page);
  expect(questions.filter((url) => url.includes('/choices')).length).toBeGreaterThan(0);
  // It goes on, by the server's list.
  const before = await moves(page);
  const player = new Player(page, 5);
  while ((await moves(page)) === before) await player.act();
  await expect.poll(async () => (await game(page.request, id)).version).toBeGreaterThanOrEqual(before + 1);
});

test('a game that runs on this device goes on online; one that ended online is kept here', async ({ page }) => {
  await confirmMoves(page, false);
  await page.goto('/');
  await page.getByText('Alone against Autobot', { exact: true }).click();
  await page.locator('form').getByText('On this device', { exact: true }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(/\/game\/local-/);
  const player = new Player(page, 2);
  while ((await moves(page)) < 3) await player.act();
  await settled(page);
  const before = await moves(page);
  await page.goto('/');
  const row = page.getByRole('listitem').filter({ hasText: 'On this device' });
  await row.getByRole('button', { name: 'Go on online' }).click();
  await expect(page).toHaveURL(/\/game\/(?!local-)/);
  await expect(page.locator('main[aria-busy=false] #decision')).toBeVisible();
  expect(await moves(page)).toBeGreaterThanOrEqual(before);
  const id = page.url().split('/').at(-1) ?? '';
  const there = await game(page.request, id);
  expect(there).toMatchObject({ status: 'running', rated: false });
  player.anew();
  const reached = await moves(page);
  while ((await moves(page)) === reached) await player.act();
  await expect.poll(async () => (await game(page.request, id)).version).toBeGreaterThan(there.version);

  await page.goto(`/replay/${await finishedGame(page)}`);
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(page.getByText('Kept. It is among your games')).toBeVisible();
  await page.goto('/');
  await expect(row).toHaveCount(2);
});
