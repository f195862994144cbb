import { expect, test } from './test';
import { faults } from './helpers';
import { HOT_SEAT, sitDown } from './table/player';

test('a bot plays for somebody who leaves, and goes when that person is back', async ({ page }) => {
  await sitDown(page, HOT_SEAT);
  await page.getByRole('button', { name: 'Who plays' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Strength of the bots').selectOption('beginner');
  await dialog.getByRole('button', { name: 'Let a bot play: Bruno' }).click();
  const back = dialog.getByRole('button', { name: 'Take the seat back: Bruno' });
  await expect(back).toBeFocused();
  await expect(dialog.getByText('Bot: Beginner')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await back.click();
  await expect(dialog.getByText('Bot: Beginner')).toBeHidden();

  // For both of them it plays by itself.
  await dialog.getByRole('button', { name: 'Let a bot play: Bruno' }).click();
  await dialog.getByRole('button', { name: 'Let a bot play: Anna' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('A bot plays for you.')).toBeVisible();
  await expect.poll(async () => Number(await page.locator('main').getAttribute('data-version'))).toBeGreaterThan(6);
});

test('whoever gets the link from the table watches a private game', async ({ page, browser }) => {
  await sitDown(page, HOT_SEAT);
  await page.getByRole('button', { name: 'Who plays' }).click();
  const link = await page.getByRole('dialog').getByLabel('Invitation link').inputValue();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expect(stranger.locator('main[data-version]')).toBeVisible();
  await expect(stranger.locator('[data-move]')).toHaveCount(0);
  await stranger.context().close();
});
