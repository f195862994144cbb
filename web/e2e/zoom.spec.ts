import type { Page } from '@playwright/test';
import { overflowing, ready, unfold } from './helpers';
import { confirmMoves, HOT_SEAT, Player, settled, sitDown } from './table/player';
import { expect, test } from './test';

// A screen of 1440×900 at 200 %: everything is twice as large, and half as much fits.
test.use({ viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 });

const focused = (page: Page) => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);

for (const path of ['/', '/new', '/rules', '/edition', '/account', '/learn', '/recover', '/forgotten', '/new-password', '/design', '/missing']) {
  test(`at 200 % ${path} needs no sideways scrolling`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    if (path === '/edition') await unfold(page);
    expect(await overflowing(page)).toEqual([]);
  });
}

test('at 200 % the table can be played, and the focus is never lost', async ({ page }) => {
  test.setTimeout(120_000);
  await confirmMoves(page, true);
  await sitDown(page, HOT_SEAT, '7');
  expect(await overflowing(page)).toEqual([]);
  const player = new Player(page, 3);
  for (let i = 0; i < 40; i++) {
    const { kind, move } = await player.act();
    await settled(page);
    // A staged move keeps the focus where it was; a made one brings it to the next question.
    expect(await focused(page), `after ${kind} ${move}`).toBe(true);
  }
});

test('a dialog that closes gives the focus back', async ({ page }) => {
  await confirmMoves(page, true);
  await sitDown(page, HOT_SEAT, '7');
  const preferences = page.getByRole('button', { name: 'Preferences' });
  await preferences.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(preferences).toBeFocused();
  await page.locator('#decision').focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await focused(page)).toBe(true);
});
