import { expect, test } from './test';
import { confirmMoves, dice, HOT_SEAT, over, sitDown } from './table/player';
import { find } from './table/inPage';

// Nothing is pressed but keys: digits choose, Enter confirms, E ends the turn; what has no digit is written down.
test('a whole game by keyboard alone', async ({ page }) => {
  test.setTimeout(600_000);
  await confirmMoves(page, true);
  await sitDown(page, HOT_SEAT, '33');
  const random = dice(4);
  const used = { digit: 0, confirm: 0, end: 0, notation: 0 };
  for (let after = '', i = 0; i < 3000; i++) {
    const found = await page.evaluate(find, { after, rolls: [random(), random()] as const, byKeys: true });
    if (found.kind === 'over') break;
    after = found.stamp;
    if (found.kind === 'confirm') {
      used.confirm++;
      await page.keyboard.press('d');
      await page.keyboard.press('Enter');
    } else if (found.kind === 'end') {
      used.end++;
      await page.keyboard.press('e');
    } else if (random() < 0.25) {
      used.digit++;
      await page.keyboard.press(String(1 + Math.floor(random() * Math.min(9, found.count))));
    } else {
      used.notation++;
      await page.keyboard.press('n');
      await expect(page.locator('#notation')).toBeFocused();
      await page.keyboard.insertText(found.move);
      await page.keyboard.press('Enter');
    }
  }
  await expect(over(page)).toBeVisible();
  for (const [way, times] of Object.entries(used)) expect(times, way).toBeGreaterThan(10);
});
