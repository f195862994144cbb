import { faults, LANGUAGES, overflowing, picture, switchTo } from './helpers';
import { AGAINST_AUTOBOT, confirmMoves, FOUR_AT_ONE_SCREEN, over, Player, settled, sitDown, tap } from './table/player';
import { expect, test } from './test';

const SHEETS = ['Play', 'Board', 'Offices', 'Players', 'Log'];

// The game in one hand, by touch.
test('a whole game by touch, to the final score', async ({ page }) => {
  test.setTimeout(600_000);
  await confirmMoves(page, true);
  await sitDown(page, AGAINST_AUTOBOT, '11');
  await new Player(page, 2, tap).toTheEnd();
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect(over(page)).toBeVisible();
  await over(page).tap();
  await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
  await expect(page.getByText(/wins!|Shared victory/)).toBeVisible();
  expect(await overflowing(page)).toEqual([]);
  expect(await faults(page)).toEqual([]);
});

test('every sheet fits in four languages, and axe finds nothing, light and dark', async ({ page }, info) => {
  test.setTimeout(400_000);
  await confirmMoves(page, false);
  await sitDown(page, FOUR_AT_ONE_SCREEN, '9');
  const player = new Player(page, 6, tap);
  for (let i = 0; i < 12; i++) await player.act();
  await settled(page);
  const sheets = page.getByRole('navigation').last().getByRole('button');
  for (const language of LANGUAGES) {
    await switchTo(page, { language, theme: language === 'de' ? 'dark' : 'light' });
    await expect(sheets).toHaveCount(SHEETS.length);
    for (const [i, sheet] of SHEETS.entries()) {
      await sheets.nth(i).tap();
      await expect(sheets.nth(i)).toHaveAttribute('aria-current', 'page');
      await picture(page, `${info.project.name}/game-${sheet.toLowerCase()}-${language}`);
      expect(await overflowing(page), `${language} ${sheet}`).toEqual([]);
      if (language === 'en' || language === 'de') expect(await faults(page), `${language} ${sheet}`).toEqual([]);
    }
  }
});

test('things to touch are large enough', async ({ page }) => {
  await confirmMoves(page, false);
  await sitDown(page, FOUR_AT_ONE_SCREEN, '9');
  await new Player(page, 6, tap).act();
  await settled(page);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button:not([tabindex="-1"]), a[href]')]
      .filter((one) => one.offsetParent && !one.closest('p, .visually-hidden'))
      .map((one) => ({ name: (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40), box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
  // WCAG 2.2 asks for 24; what moves are made with has 44.
  expect(small).toEqual([]);
  const heights = await page.locator('[data-move], [data-act]').evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});
