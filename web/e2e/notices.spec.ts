import type { Page } from '@playwright/test';
import { game, newGame, playTurn } from './table/api';
import { expect, test } from './test';

interface Noticed {
  notices: Array<{ title: string; tag: string }>;
  notes: number;
  hidden: boolean;
}

/** Notices and notes are counted in place of being shown and heard; the page believes to be hidden when told so. */
async function listen(page: Page, preferences: Record<string, unknown>): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.setItem('autobahn.preferences', kept);
    const noticed: Noticed = { notices: [], notes: 0, hidden: false };
    Object.assign(window, { noticed });
    const Told = class {
      static readonly permission = 'granted';
      static readonly requestPermission = () => Promise.resolve('granted');
      constructor(title: string, { tag }: { tag: string }) {
        noticed.notices.push({ title, tag });
      }
    };
    Object.assign(window, { Notification: Told });
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function (this: AudioContext) {
      noticed.notes++;
      return create.call(this);
    };
    Object.defineProperty(document, 'visibilityState', { get: () => (noticed.hidden ? 'hidden' : 'visible') });
  }, JSON.stringify({ motion: 'off', ...preferences }));
}

const noticed = (page: Page) => page.evaluate(() => (window as unknown as { noticed: Noticed }).noticed);

for (const wanted of [true, false]) {
  test(`my turn, while I look elsewhere: ${wanted ? 'title, sound and notice' : 'only the title, with both switched off'}`, async ({ page, browser, baseURL }) => {
    await listen(page, { sound: wanted, notifications: wanted });
    const friend = await browser.newContext({ baseURL });
    const id = await newGame(page.request, friend.request, '7');
    // Anna has done her part: the game waits for Ben.
    await playTurn(page.request, id, 0);
    expect((await game(page.request, id)).toMove).toBe(1);

    const following = page.waitForResponse('**/api/me/turns');
    await page.goto(`/game/${id}`);
    await following;
    await expect(page.locator('#decision')).toContainText('Ben');
    // What comes in the first two seconds is how things stand, and not news.
    await page.waitForTimeout(2100);
    await page.evaluate(() => ((window as unknown as { noticed: Noticed }).noticed.hidden = true));
    expect(await page.title()).not.toContain('▶');

    await playTurn(friend.request, id, 1);
    await expect(page).toHaveTitle(/^\(1\) ▶ /);
    // The title comes first; what sounds and what is shown follow it, or never come.
    if (wanted) await expect.poll(async () => (await noticed(page)).notes).toBeGreaterThan(0);
    else await page.waitForTimeout(500);
    const { notices, notes } = await noticed(page);
    expect(notices).toEqual(wanted ? [{ title: 'It is your turn', tag: id }] : []);
    expect(notes > 0).toBe(wanted);
    await friend.close();
  });
}

test('no notice while I look at the table', async ({ page, browser, baseURL }) => {
  await listen(page, { sound: true, notifications: true });
  const friend = await browser.newContext({ baseURL });
  const id = await newGame(page.request, friend.request, '7');
  await playTurn(page.request, id, 0);
  await page.goto(`/game/${id}`);
  await expect(page.locator('#decision')).toContainText('Ben');
  await page.waitForTimeout(2100);
  await playTurn(friend.request, id, 1);
  await expect.poll(async () => (await noticed(page)).notes).toBeGreaterThan(0);
  expect((await noticed(page)).notices).toEqual([]);
  await friend.close();
});
