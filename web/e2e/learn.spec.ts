import { coach, guidedGame, learn, make, moves, start } from './learn';
import { expect, test } from './test';

test('the guided game from start to end by clicking', guidedGame);

test('another legal move is answered kindly and taken back', async ({ page }) => {
  await start(page);
  await make(page, 'route Saarbrücken-Milano');
  await learn(page, 'next').click();
  await make(page, 'play white build');
  await expect(coach(page)).toContainText('That is legal');
  await learn(page, 'back').click();
  await expect.poll(() => moves(page)).toBe('2');
  await expect(coach(page)).not.toContainText('That is legal');
  await expect(coach(page)).toContainText('Now:');
  // It points, and leaves pressing to the learner.
  for (const move of ['play cyan build', 'build Hannover-Dortmund']) {
    await learn(page, 'show').click();
    await expect(page.locator(`[data-move="${move}"]`)).toBeFocused();
    await make(page, move);
  }
  await expect(coach(page)).toHaveAttribute('data-done', 'true');
});

test('it can be left, gone on with and begun again', async ({ page }) => {
  await start(page);
  await make(page, 'route Frankfurt-København');
  await learn(page, 'next').click();
  await make(page, 'play cyan build');
  await learn(page, 'leave').click();
  await page.reload();
  await page.getByRole('button', { name: 'Go on with step 2' }).click();
  await expect(coach(page)).toHaveAttribute('data-step', 'build', { timeout: 20_000 });
  await expect.poll(() => moves(page)).toBe('2');
  // Too far back: the step is laid out again.
  await page.locator('[data-act=undo]').click();
  await learn(page, 'again').click();
  await expect.poll(() => moves(page)).toBe('2');
  await learn(page, 'leave').click();
  await page.getByRole('button', { name: 'Start again from the beginning' }).click();
  await expect(coach(page)).toHaveAttribute('data-step', 'route', { timeout: 20_000 });
  await expect.poll(() => moves(page)).toBe('1');
});
