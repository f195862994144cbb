import type { APIRequestContext, Page } from '@playwright/test';
import { faults, LANGUAGES, overflowing, ready, switchTo } from './helpers';
import { OwnServer } from './server';
import { newAccount } from './table/api';
import { expect, test } from './test';

const PASSWORD = 'correct horse';

const account = (person: APIRequestContext, name: string) => newAccount(person, name, PASSWORD);

const unique = (name: string, retry: number) => `${name}-${retry}-${Date.now() % 1000000}`;
const panel = (page: Page, name: string) => page.locator('section.panel').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('friends, an invitation by name, a game, and once more one seat earlier', async ({ page, browser, baseURL }, info) => {
  const ann = unique('Ann', info.retry);
  const bob = unique('Bob', info.retry);
  const context = await browser.newContext({ baseURL, locale: 'en', serviceWorkers: 'block', reducedMotion: 'reduce' });
  const other = await context.newPage();
  await account(page.request, ann);
  await account(other.request, bob);

  await page.goto('/account');
  await panel(page, 'Friends').getByLabel('Name of an account').fill('Nobody at all');
  await page.getByRole('button', { name: 'Ask to be friends' }).click();
  await expect(page.getByRole('alert')).toContainText('There is no account of this name.');
  await panel(page, 'Friends').getByLabel('Name of an account').fill(bob);
  await page.getByRole('button', { name: 'Ask to be friends' }).click();
  await expect(panel(page, 'Friends').getByText('asked, no answer yet')).toBeVisible();
  await other.goto(`/people/${ann}`);
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect(other.getByText('friend', { exact: true })).toBeVisible();
  expect(await faults(other)).toEqual([]);

  const table = { title: 'Evening', options: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }], listed: false };
  const { id } = (await (await page.request.post('/api/games', { data: table })).json()) as { id: string };
  // The page may stand before it is known who reads it.
  let known = () => {};
  const patience = new Promise<void>((done) => (known = done));
  await page.route('**/api/me', async (route) => {
    await patience;
    await route.continue();
  });
  await page.goto(`/game/${id}`);
  await expect(page.getByRole('heading', { name: 'Invite by name' })).toBeVisible();
  known();
  await page.getByRole('button', { name: `Invite: ${bob}` }).click();
  await page.unroute('**/api/me');
  await expect(page.getByText(`Invited: ${bob}`)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await other.goto('/');
  await expect(other.getByText(`${ann} invites you`)).toBeVisible();
  expect(await overflowing(other)).toEqual([]);
  await other.getByRole('link', { name: 'Look: Evening' }).click();
  await other.getByRole('button', { name: /^Sit down/ }).click();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  expect((await page.request.post(`/api/games/${id}/start`, { data: {} })).status()).toBe(200);

  // What a muted person says is not read.
  await page.goto(`/game/${id}`);
  await page.getByRole('tab', { name: /^Chat/ }).click();
  expect((await other.request.post(`/api/games/${id}/chat`, { data: { text: 'Hello there' } })).status()).toBe(201);
  await expect(page.getByRole('log', { name: 'Chat' }).getByText('Hello there')).toBeVisible();
  await page.getByRole('button', { name: 'Who plays' }).click();
  await page.getByRole('button', { name: `Mute: ${bob}` }).click();
  await expect(page.getByRole('button', { name: `Mute: ${bob}` })).toHaveAttribute('aria-pressed', 'true');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Hello there')).toHaveCount(0);

  // Notes are mine.
  await page.getByRole('button', { name: 'My notes' }).click();
  await page.getByLabel('Notes on this game').fill('Trucks first\nthen offices');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByRole('button', { name: 'My notes' }).click();
  await expect(page.getByLabel('Notes on this game')).toHaveValue('Trucks first\nthen offices');
  await page.keyboard.press('Escape');

  // Bob gives up; both want to play again, and meet.
  expect((await other.request.post(`/api/games/${id}/seats/1/resign`, { data: {} })).status()).toBe(200);
  await page.goto(`/game/${id}`);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  const next = (await (await other.request.post(`/api/games/${id}/rematch`, { data: {} })).json()) as { id: string; seats: { name: string }[] };
  await expect(page).toHaveURL(new RegExp(next.id));
  expect(next.seats.map((seat) => seat.name)).toEqual([bob, ann]);
  await context.close();
});

test('somebody who looks after the server reads a report and keeps an account out; another deletes theirs', async ({ browser }) => {
  test.setTimeout(300_000);
  const eve = 'Eve';
  const host = 'Hanna';
  const server = new OwnServer();
  await server.start();
  const options = { baseURL: server.url, locale: 'en', serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
  const page = await (await browser.newContext(options)).newPage();
  const context = await browser.newContext(options);
  await account(page.request, host);
  await account(context.request, eve);
  await page.goto(`/people/${eve}`);
  await page.getByRole('button', { name: 'Report' }).click();
  await page.getByText('The name', { exact: true }).click();
  await page.getByLabel('What happened?').fill('That name is odd.');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText('The report is on its way.')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toBeVisible();

  server.admin(`appoint ${host}`);
  for (const address of ['/admin', '/account', `/people/${eve}`]) {
    await page.goto(address);
    await ready(page);
    for (const language of LANGUAGES) {
      await switchTo(page, { language });
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await overflowing(page), `${address} in ${language}, ${width} wide`).toEqual([]);
      }
      if (language === 'en') expect(await faults(page)).toEqual([]);
    }
  }
  await switchTo(page, { language: 'en' });
  await page.goto('/account');
  await page.getByRole('link', { name: 'Looking after the server' }).click();
  const reports = panel(page, 'Reports');
  await expect(reports.getByText('That name is odd.')).toBeVisible();
  await reports.getByRole('button', { name: `Keep out: ${eve}` }).click();
  await page.getByLabel(/^For how many days/).fill('3');
  await page.getByLabel(/^Reason/).fill('Be kind.');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep out' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await reports.getByRole('button', { name: `Done: ${host} about ${eve}` }).click();
  await expect(reports.getByText('looked into').first()).toBeVisible();
  const refused = await context.request.post('/api/session', { data: { name: eve, password: PASSWORD } });
  expect(refused.status()).toBe(403);
  expect(await refused.text()).toContain('Be kind.');
  await panel(page, 'People').getByLabel('Name begins with').fill(eve);
  await panel(page, 'People').getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: `Let in again: ${eve}` }).click();
  await expect(page.getByRole('button', { name: `Keep out: ${eve}` }).last()).toBeVisible();

  await page.goto('/account');
  await page.getByLabel('Password, to confirm').fill('wrong horse');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alert')).toContainText('The current password is wrong.');
  await page.getByLabel('Password, to confirm').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('The account is deleted.')).toBeVisible();
  expect((await page.request.get(`/api/accounts/${host}`)).status()).toBe(404);
  await page.context().close();
  await context.close();
  await server.remove();
});
