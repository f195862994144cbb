import { faults } from './helpers';
import { game, newGame, playTurn } from './table/api';
import { confirmMoves, open, settled } from './table/player';
import { expect, test } from './test';

test('a plan is sent, shown and cancelled on a phone', async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000);
  await confirmMoves(page, false);
  const friend = await browser.newContext({ baseURL });
  const id = await newGame(page.request, friend.request, '7');
  for (let i = 0; i < 4 && (await game(page.request, id)).toMove !== 1; i++) await playTurn(page.request, id, 0);
  await open(page, id);
  await page.locator('[data-begin=plan]').click();
  const panel = page.getByRole('group', { name: 'Your plan' });
  await expect(panel).toContainText('guessed');
  await settled(page);
  // Typed, for what there is to touch differs from position to position.
  const { version } = await game(page.request, id);
  const tried = await page.request.post(`/api/games/${id}/plan`, { data: { seat: 0, version, moves: [], skip: true } });
  const { view } = (await tried.json()) as { view: { moves: string[] } };
  await page.keyboard.press('n');
  await page.locator('#notation').fill(view.moves[0] ?? '');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Play this when it is my turn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send the plan' });
  await expect(dialog).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  const note = page.getByRole('group', { name: 'The plan that you have sent' });
  await expect(note).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await note.getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(note).toHaveCount(0);
  await friend.close();
});
