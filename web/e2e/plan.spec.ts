import { faults } from './helpers';
import { ACTING, game, gameAt, newGame, playTurn } from './table/api';
import { confirmMoves, open, settled } from './table/player';
import { expect, test } from './test';

test('moves are tried back and forth on a private copy, then played as far as they go', async ({ page }) => {
  await confirmMoves(page, false);
  const id = await gameAt(page.request, ACTING);
  await open(page, id);
  const before = (await game(page.request, id)).version;
  await page.locator('[data-begin=plan]').click();
  const plan = page.getByRole('group', { name: 'Your plan' });
  await expect(plan).toContainText('0 moves tried');
  await page.locator('button.play[data-move]').first().click();
  await expect(plan).toContainText('1 move tried');
  await expect(plan).toContainText(/Points -?\d+ → -?\d+/);
  expect((await game(page.request, id)).version, 'nothing changed at the table').toBe(before);
  expect(await faults(page)).toEqual([]);
  await plan.getByRole('button', { name: 'One move back' }).click();
  await expect(plan).toContainText('0 moves tried');
  await plan.getByRole('button', { name: 'The move again' }).click();
  await expect(plan).toContainText('1 move tried');
  await plan.getByRole('button', { name: 'Play this move' }).click();
  await expect(plan).toHaveCount(0);
  await expect.poll(async () => (await game(page.request, id)).version).toBe(before + 1);
});

test('a plan is made while another thinks, dropped, and played when the turn comes', async ({ page, browser, baseURL }) => {
  await confirmMoves(page, false);
  const friend = await browser.newContext({ baseURL });
  const id = await newGame(page.request, friend.request, '7');
  // Both choose their route cards; then Ben thinks.
  for (let i = 0; i < 4 && (await game(page.request, id)).toMove !== 1; i++) await playTurn(page.request, id, 0);
  await open(page, id);
  await expect(page.locator('#decision')).toContainText('Ben');
  // Whoever is waited for is not here, and what can be done about it stands beside that.
  await expect(page.locator('section.decision')).toContainText('Ben is not connected.');
  await expect(page.locator('section.decision').getByRole('button', { name: 'Let a bot play' })).toBeVisible();
  await page.keyboard.press('p');
  const plan = page.getByRole('group', { name: 'Your plan' });
  await expect(plan).toContainText('guessed');
  await settled(page);
  await page.locator('[data-move]').first().click();
  await expect(plan).toContainText(/[2-9]\d* moves tried/);
  const { version } = await game(page.request, id);
  expect(version, 'nothing changed at the table').toBe((await game(friend.request, id)).version);
  await plan.getByRole('button', { name: 'Drop' }).click();
  await expect(plan).toHaveCount(0);
  await expect(page.locator('#decision')).toContainText('Ben');
  // Once more; and while it stands, Ben really moves: it is tried anew from there, and played as far as it is legal.
  await page.keyboard.press('p');
  await expect(plan).toContainText('guessed');
  await settled(page);
  await page.locator('[data-move]').first().click();
  await expect(plan).toContainText(/[2-9]\d* moves tried/);
  await playTurn(friend.request, id, 1);
  await expect(plan).toContainText('1 move tried');
  const after = (await game(page.request, id)).version;
  await plan.getByRole('button', { name: 'Play this move' }).click();
  await expect(plan).toHaveCount(0);
  await expect.poll(async () => (await game(page.request, id)).version).toBe(after + 1);
  await friend.close();
});
