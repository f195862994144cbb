import { faults, overflowing } from './helpers';
import { newAccount } from './table/api';
import { expect, test } from './test';

// What somebody wants to be told, and where.
test('an account chooses what it is told, and gives an address', async ({ page }) => {
  await page.goto('/account');
  const name = `Told ${Date.now() % 1_000_000}`;
  await newAccount(page.request, name);
  await page.reload();
  const notices = page.locator('[data-part=notices]');
  await expect(notices.getByLabel('It is my turn: Webhook')).not.toBeChecked();
  await notices.getByLabel('Service').selectOption('ntfy');
  await notices.getByLabel('Address').fill('https://ntfy.example.org/autobahn');
  await notices.getByRole('button', { name: 'Add' }).click();
  await expect(notices.getByText('ntfy · ntfy.example.org')).toBeVisible();
  await expect(notices.getByLabel('It is my turn: Webhook')).toBeChecked();
  await notices.getByLabel('Somebody has written: Webhook').uncheck();
  await expect(notices.getByLabel('Somebody has written: Webhook')).not.toBeChecked();
  expect(await faults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await page.reload();
  await expect(notices.getByLabel('Somebody has written: Webhook')).not.toBeChecked();
  await notices.getByRole('button', { name: /Delete: ntfy/ }).click();
  await expect(notices.getByText('ntfy · ntfy.example.org')).toHaveCount(0);
});
