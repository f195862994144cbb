import { counted } from './deadEnd';
import { test } from './test';

test('rounds in which nobody can build are counted and explained on a phone', async ({ page }) => {
  test.setTimeout(180_000);
  await counted({ page }, 'phone');
});
