import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const asked: string[] = [];
let browsers: unknown[] = [];
vi.mock('../api', () => ({
  calls: {
    notices: () => Promise.resolve({ browsers }),
    addBrowser: (told: { endpoint: string }) => {
      asked.push(`add ${told.endpoint}`);
      return Promise.resolve();
    },
  },
}));

const { forgetThisBrowser, tellNoOthers } = await import('./push');

const subscription = {
  endpoint: 'https://push.example/1',
  getKey: () => new Uint8Array([4, 1]).buffer,
  unsubscribe: () => {
    asked.push('unsubscribe');
    return Promise.resolve(true);
  },
};
const has = (one: unknown) =>
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ pushManager: { getSubscription: () => Promise.resolve(one) } }) } });

const logOut = () => {
  asked.push('others out');
  return Promise.resolve();
};

beforeEach(() => {
  asked.length = 0;
  browsers = [{}];
  vi.stubGlobal('PushManager', {});
  vi.stubGlobal('Notification', {});
  has(subscription);
});
afterEach(() => vi.unstubAllGlobals());

test('whoever logs all others out is still told here', async () => {
  await tellNoOthers(logOut);
  expect(asked).toEqual(['others out', 'add https://push.example/1']);
});

test('but not whoever was not told before', async () => {
  browsers = [];
  await tellNoOthers(logOut);
  has(null);
  await tellNoOthers(logOut);
  vi.stubGlobal('navigator', {});
  await tellNoOthers(logOut);
  expect(asked).toEqual(['others out', 'others out', 'others out']);
});

test('whoever logs out here is not told here any more', async () => {
  await forgetThisBrowser();
  has(null);
  await forgetThisBrowser();
  expect(asked).toEqual(['unsubscribe']);
});
