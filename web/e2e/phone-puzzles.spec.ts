import { faults, picture } from './helpers';
import { expect, test, visitAndCut } from './local/site';
import { bar, pose, PUZZLES } from './puzzles/solver';

test.setTimeout(120_000);

test('a puzzle on a phone: the question leaves room for the table, and the solution is laid on it', async ({ page, site }) => {
  await visitAndCut(page, site);
  await pose(page, site.url, PUZZLES[0]!.id);
  const height = await bar(page).evaluate((element) => element.getBoundingClientRect().height / innerHeight);
  expect(height).toBeLessThan(0.4);
  expect(await faults(page)).toEqual([]);
  await picture(page, 'phone-puzzle');
  await page.locator('[data-act=solution]').tap();
  await expect(page.getByRole('dialog').locator('[data-best]')).toBeVisible();
  await picture(page, 'phone-puzzle-solution');
  await page.getByRole('dialog').locator('[data-act=lay]').tap();
  await expect(bar(page)).toHaveAttribute('data-puzzle', 'shown');
});
