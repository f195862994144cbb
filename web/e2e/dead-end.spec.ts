import { counted, ended } from './deadEnd';
import { expect, test } from './test';

test('rounds in which nobody can build are counted and explained', async ({ page }) => {
  test.setTimeout(180_000);
  await counted({ page }, 'desktop');
});

test('after ten of them the era ends, and the log says why', async ({ page }) => {
  await ended({ page });
  await expect(page.getByRole('log')).toContainText('So era 2 ends here. Nobody triggered its end, and nobody is promoted for it.');
});
