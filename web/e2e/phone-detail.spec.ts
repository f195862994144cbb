import { faults } from './helpers';
import { ACTING, gameAt } from './table/api';
import { open } from './table/player';
import { expect, test } from './test';

test('on a phone a thing is explained by a tap, or by holding it where a tap would choose it', async ({ page }) => {
  await open(page, await gameAt(page.request, ACTING));
  await page.getByRole('button', { name: 'Offices' }).tap();
  await page.locator('[data-detail="office:black"]').tap();
  const card = page.getByRole('dialog', { name: /Office/ });
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: 'EMP-1' })).toHaveAttribute('href', '/rules#EMP-1');
  expect(await faults(page)).toEqual([]);
  await card.getByRole('button', { name: 'Close' }).tap();
  await expect(card).toHaveCount(0);

  await page.getByRole('button', { name: 'My board' }).tap();
  const own = page.locator('[data-pick^="card:"]').first();
  await own.scrollIntoViewIfNeeded();
  // A hand that scrolls does not hold: the page is to have come to rest.
  await page.evaluate(() => new Promise<void>((rested) => requestAnimationFrame(() => requestAnimationFrame(() => rested()))));
  await own.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 60, clientY: 500, button: 0, bubbles: true });
  await expect(page.getByRole('dialog')).toBeVisible();
  await own.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
  await expect(own).not.toHaveAttribute('aria-pressed', 'true');
});
