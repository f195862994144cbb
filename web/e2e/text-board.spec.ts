import type { Page } from '@playwright/test';
import { find } from './table/inPage';
import { confirmMoves, dice, HOT_SEAT, over, settled, sitDown } from './table/player';
import { expect, test } from './test';

const text = (page: Page) => page.getByRole('region', { name: 'The board as text' });

// Somebody who cannot see the map: it is read as text, what can be chosen there is a button, and only keys are pressed.
test('a whole game on the board as text, by keyboard alone', async ({ page }) => {
  test.setTimeout(600_000);
  await confirmMoves(page, true);
  await sitDown(page, HOT_SEAT, '21');
  await page.keyboard.press('t');
  await expect(text(page)).toBeVisible();
  await expect(page.locator('#map svg.board')).toHaveCount(0);
  const random = dice(8);
  const used = { text: 0, digit: 0, notation: 0, confirm: 0, end: 0 };
  for (let after = '', i = 0; i < 3000; i++) {
    const look = (after: string) => page.evaluate(find, { after, rolls: [random(), random()] as const, byKeys: true });
    let found = await look(after);
    if (found.kind === 'over') break;
    after = found.stamp;
    if (found.kind === 'confirm') {
      used.confirm++;
      await page.keyboard.press('d');
      await page.keyboard.press('Enter');
      continue;
    }
    if (found.kind === 'end') {
      used.end++;
      await page.keyboard.press('e');
      continue;
    }
    // What is to be chosen on the board is chosen there; a thing may need a second one, which then is written down.
    const things = text(page).locator('[data-id] button[aria-pressed=false]');
    const count = await things.count();
    if (count) {
      used.text++;
      await things.nth(Math.floor(random() * count)).focus();
      await page.keyboard.press('Enter');
      await settled(page);
      if (await page.locator('[data-act=confirm]').count()) continue;
      await page.keyboard.press('Escape');
      await settled(page);
      // Perhaps it has been played already.
      found = await look('');
      after = found.kind === 'move' ? found.stamp : '';
      if (found.kind !== 'move') continue;
    }
    if (found.count && random() < 0.2) {
      used.digit++;
      await page.keyboard.press('d');
      await page.keyboard.press(String(1 + Math.floor(random() * Math.min(9, found.count))));
    } else {
      used.notation++;
      await page.keyboard.press('d');
      await page.keyboard.press('n');
      await expect(page.locator('#notation')).toBeFocused();
      await page.keyboard.insertText(found.move);
      await page.keyboard.press('Enter');
    }
  }
  await expect(over(page)).toBeVisible();
  for (const [way, times] of Object.entries(used)) expect(times, way).toBeGreaterThan(10);
});
