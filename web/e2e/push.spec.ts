import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { PushService } from './pushService';
import { OwnServer } from './server';
import { expect, test } from './test';

// From the move that makes it somebody's turn to the notice and the table: the real server and its encryption, the real service worker in
// a real Chromium. Browsers get messages by services of their makers, which no test reaches: in their place stands one of the test's own.
// It decrypts, as the browser would, and hands the message to the service worker by the DevTools protocol. A browser without a screen
// shows no notices, so what the service worker asks it to show is kept, and pressed, in its place.
test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const service = new PushService();
let server: OwnServer;

test.beforeAll(async () => {
  await service.start();
  server = new OwnServer('--address {url} --private-webhooks');
  await server.start();
});

test.afterAll(async () => {
  await server.remove();
  service.stop();
});

/** Subscribing is all that a browser without its maker's service cannot do: the page gets the subscription of ours. */
async function subscribable(page: Page): Promise<void> {
  await page.addInitScript((own) => {
    const bytes = (text: string) => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (c) => c.charCodeAt(0)).buffer;
    PushManager.prototype.getSubscription = () => Promise.resolve(null);
    PushManager.prototype.subscribe = (options) => {
      const key = new Uint8Array(options!.applicationServerKey as ArrayBuffer);
      localStorage.setItem('subscribed with', btoa(String.fromCharCode(...key)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, ''));
      const getKey = (name: string) => bytes(name === 'auth' ? own.auth : own.p256dh);
      return Promise.resolve({ endpoint: own.endpoint, getKey } as unknown as PushSubscription);
    };
  }, service.subscription);
}

/** Hands a message to the service worker of a page's origin as the browser's own push client does. */
async function deliver(devtools: CDPSession, registrationId: string, data: string): Promise<void> {
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
}

async function registration(devtools: CDPSession): Promise<string> {
  const found = new Promise<string>((done) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const one = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${server.url}/` && !isDeleted);
      if (one) done(one.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return found;
}

interface Shown {
  title: string;
  body: string;
  tag: string;
  data: string;
}

/** What a service worker has, as far as it is needed here. */
interface Keeping extends EventTarget {
  kept: Shown[];
  registration: { showNotification: (title: string, options?: Partial<Shown>) => Promise<void> };
  WindowClient: { prototype: { focus: () => Promise<unknown> } };
}

const worker = (context: BrowserContext) => context.serviceWorkers().find((one) => one.url().startsWith(server.url))!;

/** From now on notices are kept: one for each tag, as a browser has it. */
const keepNotices = (context: BrowserContext) =>
  worker(context).evaluate(() => {
    const self = globalThis as unknown as Keeping;
    self.kept = [];
    self.registration.showNotification = (title, { body = '', tag = '', data = '' } = {}) => {
      self.kept = [...self.kept.filter((one) => one.tag !== tag), { title, body, tag, data }];
      return Promise.resolve();
    };
    // To come to the front takes a finger.
    self.WindowClient.prototype.focus = function () {
      return Promise.resolve(this);
    };
  });

const shown = (context: BrowserContext) => worker(context).evaluate(() => (globalThis as unknown as Keeping).kept);

/** Presses a notice. */
const press = (context: BrowserContext, tag: string) =>
  worker(context).evaluate((tag) => {
    const self = globalThis as unknown as Keeping;
    const close = () => void (self.kept = self.kept.filter((one) => one.tag !== tag));
    const notification = { ...self.kept.find((one) => one.tag === tag), close };
    const waitUntil = () => {};
    self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  }, tag);

const TURN = { en: 'It is your turn: Autumn', de: 'Du bist am Zug: Autumn', fr: 'C’est à toi de jouer : Autumn', pl: 'Twoja kolej: Autumn' };

test('it is my turn: pushed, shown in my language, and a press leads to the table', async ({ page, context, browser }) => {
  test.setTimeout(240_000);
  await subscribable(page);
  const friend = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const made = await page.request.post(`${server.url}/api/accounts`, { data: { name: 'Petra', password: 'correct horse' } });
  expect(made.status(), await made.text()).toBe(201);
  await page.goto(`${server.url}/account`);
  await page.locator('[data-part=notices]').getByRole('button', { name: 'Tell me in this browser' }).click();
  await expect(page.locator('[data-part=notices]').getByLabel('It is my turn: Browser')).toBeChecked();
  const key = (await page.evaluate(() => localStorage.getItem('subscribed with')))!;
  const devtools = await context.newCDPSession(page);
  const id = await registration(devtools);
  await keepNotices(context);
  await page.goto(`${server.url}/rules`);

  for (const [language, text] of Object.entries(TURN)) {
    expect((await page.request.put(`${server.url}/api/me/notices`, { data: { language } })).status()).toBe(200);
    const table = { options: { players: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }], title: 'Autumn', seed: '7', listed: true };
    const made = await page.request.post(`${server.url}/api/games`, { data: table });
    expect(made.status(), await made.text()).toBe(201);
    const game = ((await made.json()) as { id: string }).id;
    expect((await friend.request.put(`/api/games/${game}/seats/1`, { data: { name: 'Ben' } })).status()).toBe(200);
    expect((await page.request.post(`${server.url}/api/games/${game}/start`, { data: {} })).status()).toBe(200);
    const told = await service.next();
    expect(service.signedFor(told, key)).toBe(true);
    expect(told.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    await deliver(devtools, id, told.text);
    await expect.poll(() => shown(context)).toContainEqual({ title: 'Autobahn', body: text, tag: `turn ${game}`, data: `/game/${game}` });
    await press(context, `turn ${game}`);
    await expect(page).toHaveURL(`${server.url}/game/${game}`);
    await expect(page.locator('[data-move]').first()).toBeVisible({ timeout: 30_000 });
    // Pressed, it is gone.
    await expect.poll(() => shown(context)).toEqual([]);
    // Whoever looks at the table is told nothing; elsewhere the next message is shown, and only that one.
    await page.bringToFront();
    await deliver(devtools, id, told.text);
    await page.goto(`${server.url}/rules`);
    await deliver(devtools, id, JSON.stringify({ ...(JSON.parse(told.text) as object), kind: 'message' }));
    await expect.poll(() => shown(context)).toMatchObject([{ tag: `message ${game}` }]);
    await press(context, `message ${game}`);
    await expect(page).toHaveURL(`${server.url}/game/${game}`);
  }
  await friend.close();
});
