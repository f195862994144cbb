import type { Page } from '@playwright/test';
import { colourFaults, faults, LANGUAGES, overflowing, picture, prefer, ready } from './helpers';
import { Postbox } from './postbox';
import { OwnServer } from './server';
import { expect, test } from './test';

// An account and its mail address, against a server that sends mail to a postbox of the test's own. In a row, for there is one of each.
test.describe.configure({ mode: 'serial' });

const postbox = new Postbox();
let server: OwnServer;

test.beforeAll(async () => {
  const port = await postbox.start();
  server = new OwnServer(`--address {url} --mail-host 127.0.0.1 --mail-port ${port} --mail-tls none --mail-from autobahn@autobahn.test`);
  await server.start();
});

test.afterAll(async () => {
  await server.stop('SIGTERM');
  postbox.stop();
});

async function account(page: Page, name: string): Promise<void> {
  const made = await page.request.post(`${server.url}/api/accounts`, { data: { name, password: 'correct horse' } });
  expect(made.status(), await made.text()).toBe(201);
}

async function sound(page: Page): Promise<void> {
  await ready(page);
  expect(await faults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
}

/** The link in a mail, as somebody opens it. */
function link(text: string, path: string): string {
  const found = text.split(/\s/).find((word) => word.startsWith(`${server.url}${path}#`));
  expect(found, text).toBeTruthy();
  return found!;
}

test('an address is confirmed, chosen for notices, and left by a link', async ({ page }) => {
  await account(page, 'Mona');
  await page.goto(`${server.url}/account`);
  const notices = page.locator('[data-part=notices]');
  const mail = page.locator('[data-part=mail]');
  await expect(notices.getByLabel('It is my turn: Mail')).toBeDisabled();
  await mail.getByLabel('Mail address').fill('mona@example.org');
  await mail.getByLabel('Current password').fill('wrong horse');
  await mail.getByRole('button', { name: 'Send a letter there' }).click();
  await expect(mail.getByText('The current password is wrong.')).toBeVisible();
  await mail.getByLabel('Current password').fill('correct horse');
  await mail.getByRole('button', { name: 'Send a letter there' }).click();
  await expect(mail.getByText('A letter went to mona@example.org.')).toBeVisible();
  await sound(page);

  const letter = await postbox.next('mona@example.org');
  await page.goto(link(letter.text, '/confirm-mail'));
  await sound(page);
  await page.getByRole('button', { name: 'This is my address' }).click();
  await expect(page.getByText('The address is confirmed.')).toBeVisible();
  await page.getByRole('link', { name: 'Account' }).last().click();
  await expect(mail.getByText('Your address: mona@example.org')).toBeVisible();
  await expect(notices.getByLabel('It is my turn: Mail')).toBeChecked();
  await mail.getByLabel('At most one mail').selectOption('hour');
  await notices.getByLabel('A game is over: Mail').uncheck();
  await page.reload();
  await expect(mail.getByLabel('At most one mail')).toHaveValue('hour');
  await expect(notices.getByLabel('A game is over: Mail')).not.toBeChecked();
  await sound(page);

  // Somebody invites her while she is away.
  const host = await page.context().browser()!.newContext();
  const ann = await host.newPage();
  await account(ann, 'Annika');
  const table = await ann.request.post(`${server.url}/api/games`, {
    data: { options: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }], title: 'Evening' },
  });
  const { id } = (await table.json()) as { id: string };
  expect((await ann.request.post(`${server.url}/api/games/${id}/invitations`, { data: { name: 'Mona' } })).ok()).toBe(true);
  const told = await postbox.next('mona@example.org');
  expect(told.text).toContain('Annika invites you to a table: Evening');
  expect(told.head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await host.close();

  await page.goto(link(told.text, '/unsubscribe'));
  await sound(page);
  await page.getByRole('button', { name: 'No more notices by mail' }).click();
  await expect(page.getByText('There will be no more notices by mail.')).toBeVisible();
  await page.goto(`${server.url}/account`);
  await expect(notices.getByLabel('It is my turn: Mail')).not.toBeChecked();
  await mail.getByRole('button', { name: 'Remove the address' }).click();
  await expect(mail.getByText('Your address: mona@example.org')).toHaveCount(0);
  expect((await postbox.next('mona@example.org')).head).toContain('Your address was changed');
});

test('a forgotten password is replaced by a link', async ({ page, browser }) => {
  await account(page, 'Rosa');
  const given = await page.request.put(`${server.url}/api/me/mail`, { data: { address: 'rosa@example.org', password: 'correct horse' } });
  expect(given.status()).toBe(204);
  const token = link((await postbox.next('rosa@example.org')).text, '/confirm-mail').split('#')[1];
  expect((await page.request.post(`${server.url}/api/mail/confirm`, { data: { token } })).status()).toBe(204);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, locale: 'en', serviceWorkers: 'block' });
  const other = await phone.newPage();
  await other.goto(`${server.url}/account`);
  await other.getByRole('link', { name: 'Forgotten your password?' }).click();
  await sound(other);
  for (const asked of ['Nobody at all', 'rosa@example.org']) {
    await other.getByLabel('Name of the account, or its mail address').fill(asked);
    await other.getByRole('button', { name: 'Send the link' }).click();
    await expect(other.getByText('the link is on its way')).toBeVisible();
  }
  await sound(other);
  await other.goto(link((await postbox.next('rosa@example.org')).text, '/new-password'));
  await sound(other);
  await other.getByLabel('New password').fill('battery staple');
  await other.getByRole('button', { name: 'Change the password' }).click();
  await expect(other.getByText('The password is set')).toBeVisible();
  expect((await page.request.get(`${server.url}/api/me`)).status()).toBe(401);
  await other.getByRole('link', { name: 'Account' }).last().click();
  await other.getByLabel('Name').fill('Rosa');
  await other.getByLabel('Password', { exact: true }).fill('battery staple');
  await other.locator('form').getByRole('button', { name: 'Log in' }).click();
  await expect(other.getByText('Logged in as Rosa')).toBeVisible();
  expect((await postbox.next('rosa@example.org')).head).toContain('Your password was changed');
  await phone.close();
});

test('a link that is not good says so, in each language and on each screen', async ({ browser }) => {
  test.setTimeout(240_000);
  for (const language of LANGUAGES) {
    for (const [width, theme] of [[390, 'dark'], [1440, 'light']] as const) {
      const context = await browser.newContext({ viewport: { width, height: 844 }, serviceWorkers: 'block', reducedMotion: 'reduce' });
      const page = await context.newPage();
      await prefer(page, language, theme);
      for (const path of ['/confirm-mail', '/unsubscribe', '/forgotten', '/new-password']) {
        await page.goto(`${server.url}${path}#wrong`);
        await ready(page);
        const button = page.locator('main button').first();
        if (path === '/forgotten') await page.locator('main input').fill('Nobody');
        if (path === '/new-password') await page.locator('main input').fill('battery staple');
        await button.click();
        await expect(page.locator('main [role=alert], main [role=status]').first()).toBeVisible();
        expect(await overflowing(page)).toEqual([]);
        expect(await colourFaults(page)).toEqual([]);
        await picture(page, `mail${path.replace('/', '-')}-${language}-${width}`);
      }
      await context.close();
    }
  }
});
