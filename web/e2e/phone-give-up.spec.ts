import { expect, test } from './test';
import { overflowing } from './helpers';
import { AGAINST_AUTOBOT, sitDown } from './table/player';

test('a game is given up by touch', async ({ page }) => {
  await sitDown(page, AGAINST_AUTOBOT);
  await page.getByRole('button', { name: 'Players', exact: true }).tap();
  await page.getByRole('button', { name: 'Give up this game' }).tap();
  await page.getByRole('button', { name: 'Give up', exact: true }).tap();
  await expect(page.getByRole('heading', { name: 'This game was given up' })).toBeFocused();
  expect(await overflowing(page)).toEqual([]);
  await page.getByRole('link', { name: 'Games', exact: true }).tap();
  await expect(page.getByText('Given up', { exact: true })).toBeVisible();
});
