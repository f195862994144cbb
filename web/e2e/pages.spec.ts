import type { Page } from '@playwright/test';
import { faults, prefer } from './helpers';
import { expect, test } from './test';

test('rules are searched and opened by their id', async ({ page }) => {
  await page.goto('/rules');
  await page.getByRole('searchbox').fill('BUILD-2');
  await expect(page.locator('#BUILD-2')).toBeVisible();
  await expect(page.locator('#TURN-1')).toHaveCount(0);
  await page.goto('/rules#TURN-7');
  await expect(page.locator('#TURN-7')).toBeInViewport();
  await expect(page.locator('#TURN-7')).toHaveClass(/target/);
  // Each rule with its picture, drawn in the theme of the page.
  await page.goto('/rules#BUILD-1');
  const land = page.locator('figure[data-picture] .home').first();
  const grounds: string[] = [];
  for (const theme of ['light', 'dark']) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    await expect(land).toBeVisible({ timeout: 30_000 });
    grounds.push(await land.evaluate((shape) => getComputedStyle(shape).fill));
  }
  expect(new Set(grounds).size).toBe(2);
});

test('the edition shows figures by where they come from', async ({ page }) => {
  await page.goto('/edition');
  await page.getByText(/^D – /).click();
  await expect(page.locator('.letter.D').first()).toBeVisible();
  await expect(page.locator('.letter.S')).toHaveCount(0);
  for (const query of ['warszawa', 'warsaw']) {
    await page.getByLabel('Find a figure').fill(query);
    await expect(page.getByRole('rowheader', { name: /^Warsaw/ })).toContainText('board.cities[9]');
  }
});

test('the edition is told in the language of the reader', async ({ page }) => {
  await prefer(page, 'de', 'light');
  await page.goto('/edition');
  await page.getByRole('searchbox').fill('truckSteps');
  await expect(page.getByRole('columnheader', { name: 'Schritte der Lkw' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Epoche 2' })).toContainText('1966–90');
  // And so is what a server refuses.
  await page.goto('/account');
  await page.getByLabel('Name').fill('Niemand');
  await page.getByLabel('Passwort').fill('autobahn 7');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toContainText('Name oder Passwort stimmt nicht.');
});

test('an account: made, logged out, logged in, with a token', async ({ page }, info) => {
  const name = `Anna-${info.project.name}-${Date.now() % 100000}`;
  await page.goto('/account');
  await page.getByText('Make an account').first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('motorway 7');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText(`Logged in as ${name}`)).toBeVisible();
  await page.getByLabel('What is it for?').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByLabel('New token')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Delete: my bot' }).click();
  await expect(page.getByText('my bot')).toHaveCount(0);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('motorway 8');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('Name or password is wrong.');
  await page.getByLabel('Password').fill('motorway 7');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(`Logged in as ${name}`)).toBeVisible();
});

test('the account counts a game that was not rated as played, and says so', async ({ page }, info) => {
  const name = `Carla-${info.project.name}-${Date.now() % 100000}`;
  await page.goto('/account');
  await page.getByText('Make an account').first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('motorway 7');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText(`Logged in as ${name}`)).toBeVisible();
  const answer = await page.request.post('/api/games', { data: { options: { players: 1, solo: { hard: false, fasterTrucks: false, developOnPassing: false, developOnSkipping: false, promotions: 0 } }, seats: [{ kind: 'me' }], seed: '7' } });
  const { id } = (await answer.json()) as { id: string };
  // Whoever plays alone may have the points counted at any time.
  const ended = await page.request.post(`/api/games/${id}/end`, { data: { seat: 0, version: 0, id: 'end-of-carla', kind: 'counted' } });
  expect(ended.ok(), await ended.text()).toBe(true);
  await page.reload();
  const figure = (called: string) => page.locator('dl div').filter({ has: page.getByText(called, { exact: true }) }).locator('dd');
  await expect(figure('Games')).toHaveText('1');
  await expect(figure('Rated games')).toHaveText('0');
  await expect(page.getByRole('row').filter({ hasText: 'unrated' })).toHaveCount(1);
});

test('a password is changed, which ends other sessions and tokens, and opens the account again', async ({ page, browser, baseURL }, info) => {
  const name = `Berta-${info.project.name}-${Date.now() % 100000}`;
  const logIn = async (at: Page, password: string) => {
    await at.goto('/account');
    await at.getByLabel('Name').fill(name);
    await at.getByLabel('Password').fill(password);
    await at.getByRole('button', { name: 'Log in' }).click();
  };
  await page.goto('/account');
  await page.getByText('Make an account').first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('motorway 7');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByLabel('What is it for?').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByRole('button', { name: 'Delete: my bot' })).toBeVisible();

  const phone = await (await browser.newContext({ baseURL, locale: 'en' })).newPage();
  await logIn(phone, 'motorway 7');
  await expect(phone.getByText(`Logged in as ${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('You are logged in only here now.')).toBeVisible();
  await logIn(phone, 'motorway 7'); // the page is loaded anew: it has to log in again
  await expect(phone.getByText(`Logged in as ${name}`)).toBeVisible();

  await page.getByLabel('Current password').fill('motorway 8');
  await page.getByLabel('New password').fill('motorway 9');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByRole('alert')).toContainText('The current password is wrong.');
  await page.getByLabel('Current password').fill('motorway 7');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('The password is changed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete: my bot' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(`Logged in as ${name}`)).toBeVisible();

  await logIn(phone, 'motorway 7');
  await expect(phone.getByRole('alert')).toContainText('Name or password is wrong.');
  await phone.getByLabel('Password').fill('motorway 9');
  await phone.getByRole('button', { name: 'Log in' }).click();
  await expect(phone.getByText(`Logged in as ${name}`)).toBeVisible();
  await phone.context().close();
});

test('the language changes without loading anew, in all windows of the browser, and so does the theme', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/rules');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Rules');
  await page.goto('/');
  await page.evaluate(() => ((window as { mark?: number }).mark = 1));
  for (const [language, heading] of [['Deutsch', 'Baue die Autobahnen'], ['Français', 'Construisez les autoroutes'], ['Polski', 'Buduj autostrady']] as const) {
    await page.locator('header button[aria-haspopup=dialog]').click();
    await page.getByText(language, { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  expect(await page.evaluate(() => (window as { mark?: number }).mark)).toBe(1);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Zasady');
  // The rules themselves, too: their text is fetched.
  await expect(other.locator('main [lang=pl]')).toHaveCount(1);
  await page.locator('header button[aria-haspopup=dialog]').click();
  await page.getByRole('dialog').getByText('Ciemny', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buduj autostrady');
});

/** What has the focus: its tag and its text. */
const focused = (page: Page) => page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent?.trim()}`);

test('the focus goes to the heading of each page that one goes to, and is not lost where a page becomes another', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await focused(page)).toMatch(/^BODY/);
  const menu = page.getByRole('navigation', { name: 'Pages' });
  await menu.getByRole('link', { name: 'Rules' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('H1 Rules');
  await page.goBack();
  await expect.poll(() => focused(page)).toBe('H1 Build the autobahns');

  await page.getByLabel('Your name').fill('Anna');
  await page.getByText('With friends, online').click();
  await page.getByRole('button', { name: 'Open the table' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('H1 Anna’s table');
  expect(await faults(page)).toEqual([]);
  // The waiting room becomes the table, under the same address.
  await page.reload();
  await page.getByRole('button', { name: 'Start, bots take the free seats' }).press('Enter');
  await expect(page.locator('#decision')).toBeVisible();
  await expect.poll(() => focused(page)).toBe('H1 Against bots');
});
