import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { faults } from './helpers';
import { game, newGame, playTurn } from './table/api';
import { confirmMoves, open, settled } from './table/player';
import { expect, test } from './test';

const PATIENCE = { timeout: 20_000 };

/** Anna and Ben have chosen their route cards; Ben thinks. */
async function benThinks(page: Page, browser: Browser, baseURL: string | undefined) {
  await confirmMoves(page, false);
  const friend = await browser.newContext({ baseURL });
  const id = await newGame(page.request, friend.request, '7');
  for (let i = 0; i < 4 && (await game(page.request, id)).toMove !== 1; i++) await playTurn(page.request, id, 0);
  await open(page, id);
  await expect(page.locator('#decision')).toContainText('Ben');
  return { id, friend };
}

/** Plans a move on the page and opens what sends it. */
async function plan(page: Page) {
  await page.keyboard.press('p');
  const panel = page.getByRole('group', { name: 'Your plan' });
  await expect(panel).toContainText('guessed');
  await settled(page);
  await page.locator('[data-move]').first().click();
  await panel.getByRole('button', { name: 'Play this when it is my turn' }).click();
  return page.getByRole('dialog', { name: 'Send the plan' });
}

const outcome = async (request: APIRequestContext, id: string) =>
  ((await (await request.get(`/api/games/${id}/seats/0/plan`)).json()) as { state: string; outcome?: { reason: string; moves: number } });

test('a plan is sent, and played while the page is closed', async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000);
  const { id, friend } = await benThinks(page, browser, baseURL);
  const dialog = await plan(page);
  await expect(dialog).toContainText('all of it can be played');
  await expect(dialog).toContainText('It does not end your turn');
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'In any case' }).check();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const note = page.getByRole('group', { name: 'The plan that you have sent' });
  await expect(note).toContainText('Your next turn is planned: 1 move');
  expect(await faults(page)).toEqual([]);
  const request = page.request;
  await page.goto('/');
  await playTurn(friend.request, id, 1);
  await expect.poll(async () => (await outcome(request, id)).state, PATIENCE).toBe('done');
  expect((await outcome(request, id)).outcome).toMatchObject({ reason: 'played', moves: 1 });
  await open(page, id);
  await expect(page.locator('.sent')).toContainText('Your plan was played: 1 move.');
  await page.locator('.sent').getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.sent')).toHaveCount(0);
  await friend.close();
});

test('a plan is cancelled, and one whose condition fails says which', async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000);
  const { id, friend } = await benThinks(page, browser, baseURL);
  let dialog = await plan(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Play this when it is my turn' }).click();
  dialog = page.getByRole('dialog', { name: 'Send the plan' });
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  const note = page.getByRole('group', { name: 'The plan that you have sent' });
  await expect(note).toContainText('condition');
  await note.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(note).toHaveCount(0);
  // A condition that cannot hold any more by the time the turn comes.
  const { version } = await game(page.request, id);
  const sent = await page.request.put(`/api/games/${id}/seats/0/plan`, {
    data: { version, plans: [{ moves: ['refresh'], conditions: [{ kind: 'era', number: 3 }] }] },
  });
  expect(sent.status(), await sent.text()).toBe(200);
  await page.reload();
  await expect(note).toContainText('1 condition');
  await playTurn(friend.request, id, 1);
  await expect(page.locator('.sent')).toContainText('this did not hold: it is still era 3', PATIENCE);
  await expect(page.locator('.sent').getByRole('button', { name: 'Plan on with it' })).toBeVisible();
  await friend.close();
});
