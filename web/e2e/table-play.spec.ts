import { expect, test } from '@playwright/test';
import { act, dice, HOT_SEAT, over, settled, sitDown, WITH_BOTS } from './table/player';

test.describe('playing', () => {
  test.skip(({ isMobile }) => isMobile, 'for the desktop');

  test('takes back every kind of decision it meets', async ({ page }) => {
    test.setTimeout(300_000);
    await sitDown(page, HOT_SEAT, '21');
    const random = dice(8);
    const seen = new Set<string>();
    for (let i = 0; i < 160 && !(await over(page).isVisible()); i++) {
      const question = () => page.locator('#decision').textContent();
      const state = () => page.locator('[data-version]').getAttribute('data-moves');
      const before = await question();
      const moves = Number(await state());
      const did = await act(page, random);
      await settled(page);
      if (Number(await state()) !== moves + 1) continue;
      const kind = `${before?.trim()} ${did?.split(' ')[0]}`;
      const undo = page.locator('[data-act=undo]');
      if (seen.has(kind) || !(await undo.isEnabled())) continue;
      seen.add(kind);
      await undo.click();
      await settled(page);
      await expect.poll(state).toBe(String(moves));
      await expect(page.locator('#decision')).toHaveText(before?.trim() ?? '');
    }
    expect(seen.size).toBeGreaterThan(6);
  });

  test('shows price and outcome before it is confirmed, and forgets by Escape', async ({ page }) => {
    await sitDown(page, HOT_SEAT, '7');
    for (let i = 0; i < 2; i++) {
      await page.locator('[data-move^=route]').first().click();
      await page.locator('[data-act=confirm]').click();
      await settled(page);
    }
    await page.locator('[data-pick="card:black"]').click();
    await expect(page.locator('[data-pick="card:black"]')).toHaveAttribute('aria-pressed', 'true');
    await page.locator('[data-pick="space:upgrade"]').click();
    await settled(page);
    await page.locator('[data-move^="upgrade"]').first().click();
    await expect(page.locator('.preview')).toContainText(/costs DM \d+.*DM \d+ left/);
    await expect(page.locator('.preview')).toContainText(/office/);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-act=confirm]')).toHaveCount(0);
  });

  test('says why something cannot be chosen, with the rule', async ({ page }) => {
    await sitDown(page, HOT_SEAT, '7');
    await page.locator('[data-move^=route]').first().click();
    await page.locator('[data-act=confirm]').click();
    await settled(page);
    await page.locator('[data-move^=route]').first().click();
    await page.locator('[data-act=confirm]').click();
    await settled(page);
    await page.getByRole('button', { name: /Why not: Black to “Unlock technology”/ }).click();
    await expect(page.locator('.why')).toContainText('TURN-4');
    await expect(page.locator('.why a')).toHaveAttribute('href', /\/rules#TURN-4/);
  });

  test('takes a move typed in notation', async ({ page }) => {
    await sitDown(page, HOT_SEAT, '7');
    const route = await page.locator('[data-move^=route]').first().getAttribute('data-move');
    await page.keyboard.press('n');
    await page.locator('#notation').fill((route ?? '').toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-version]')).toHaveAttribute('data-moves', '1');
    await expect(page.locator('#decision')).toBeFocused();
  });

  test('fits on one screen', async ({ page }) => {
    await sitDown(page, WITH_BOTS, '9');
    const fits = () => page.evaluate(() => [document.documentElement.scrollHeight <= innerHeight, document.documentElement.scrollWidth <= innerWidth]);
    expect(await fits()).toEqual([true, true]);
  });

  test('a whole game by keyboard alone', async ({ page }) => {
    test.setTimeout(900_000);
    await sitDown(page, HOT_SEAT, '33');
    const random = dice(4);
    for (let i = 0; i < 3000 && !(await over(page).isVisible()); i++) {
      const { count, confirm, end } = await page.evaluate(() => ({
        count: document.querySelectorAll('[data-move]').length,
        confirm: document.querySelector('[data-act=confirm]:not([disabled])') !== null,
        end: document.querySelector('[data-act=end]:not([disabled])') !== null,
      }));
      if (confirm) {
        await page.keyboard.press('d');
        await page.keyboard.press('Enter');
      } else if (count) await page.keyboard.press(String(1 + Math.floor(random() * Math.min(9, count))));
      else if (end) await page.keyboard.press('e');
      await settled(page);
    }
    await expect(over(page)).toBeVisible();
  });
});
