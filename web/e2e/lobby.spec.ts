import { expect, test } from './test';
import { DESKS } from './visible';
import { ready, RECORD } from './helpers';
import { fileURLToPath } from 'node:url';

test('a game against Autobot starts in two clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Alone against Autobot', { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/\/game\//);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Open: / })).toHaveCount(1);
});

test('a table is opened, found by its invitation, joined and started', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByLabel('Your name').fill('Anna');
  await page.getByText('With friends, online').click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { name: 'Anna’s table' })).toBeVisible();
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  expect(link).toMatch(/\/game\/[^#]+#invite=.+/);
  await expect(page.getByRole('img', { name: 'QR code of the invitation link' })).toBeVisible();

  // The pieces stand there already; pale ones wait for somebody.
  const pale = page.locator('.piece.empty');
  await expect(pale).toHaveCount(1);

  const other = await browser.newContext({ locale: 'en' });
  const friend = await other.newPage();
  await friend.goto(link.replace(/#.*/, ''));
  await expect(friend.getByRole('alert')).toBeVisible();
  await friend.goto('about:blank');
  await friend.goto(link);
  await friend.getByLabel('Your name').fill('Ben');
  await friend.getByRole('button', { name: 'Sit down: Seat 2' }).click();
  await expect(friend.getByText('The host starts the game.')).toBeVisible();

  await expect(page.getByText('Ben', { exact: true })).toBeVisible();
  await expect(pale).toHaveCount(0);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Waiting for players')).toBeHidden();
  await expect(friend.getByText('Waiting for players')).toBeHidden();
  await other.close();
});

test('the options page explains and creates', async ({ page }) => {
  await page.goto('/new?kind=bots&players=3');
  await page.getByRole('checkbox', { name: 'Planning department' }).check();
  await page.getByRole('checkbox', { name: 'Customs department' }).check();
  await expect(page.getByRole('checkbox', { name: 'Planning department' })).not.toBeChecked();
  await page.getByLabel('Name of the table').fill('Three of us');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/\/game\//);
  await page.goto('/');
  await expect(page.getByText('Three of us', { exact: true })).toBeVisible();
});

test('a record is loaded from a file, a bad file is named', async ({ page }) => {
  await page.goto('/');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('no') });
  await expect(page.getByRole('alert')).toContainText('x.json is not a record');
  await input.setInputFiles(fileURLToPath(RECORD));
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.getByRole('heading', { name: 'Record game' })).toBeVisible();
});

test('the lobby leads on with the game that waits, remembers how one began, and asks all names at one screen', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await expect(page.locator('.continue')).toHaveCount(0);
  await page.getByText('On one screen', { exact: true }).click();
  await page.getByLabel('Your name').fill('Anna');
  await page.getByLabel('Player 2', { exact: true }).fill('Bruno');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Anna and Bruno' })).toBeVisible({ timeout: 30_000 });
  await page.goto('/');
  await ready(page);
  await expect(page.getByRole('radio', { name: 'On one screen' })).toBeChecked();
  await page.getByRole('link', { name: /^Continue Anna and Bruno/ }).click();
  await expect(page).toHaveURL(/\/game\//);
});

test('the living board leaves the start of a game in sight on every computer', async ({ page }) => {
  for (const [width, height] of DESKS) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.locator('.picture svg .truck').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: 'Start', exact: true }), `${width}×${height}`).toBeInViewport({ ratio: 1 });
  }
});
