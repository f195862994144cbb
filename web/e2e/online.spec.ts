import type { Browser, BrowserContext, Page } from '@playwright/test';
import { OwnServer } from './server';
import { game, lateGame, playOne, record } from './table/api';
import { click, open, over, Player } from './table/player';
import { expect, test, uncaught } from './test';

// Two people, two browsers, one game, and a server of their own that falls and rises.
const PATIENCE = { timeout: 45_000 };
const PREFERENCES = { motion: 'off', sound: false, confirm: false };

class Seat {
  readonly player: Player;
  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    readonly seat: number,
    readonly errors: string[],
  ) {
    this.player = new Player(page, 17 + seat, click);
  }

  static async take(browser: Browser, url: string, seat: number, state?: Awaited<ReturnType<BrowserContext['storageState']>>): Promise<Seat> {
    const context = await browser.newContext({ baseURL: url, locale: 'en', reducedMotion: 'reduce', serviceWorkers: 'allow', viewport: { width: 1440, height: 900 }, storageState: state });
    await context.addInitScript((kept) => localStorage.setItem('autobahn.preferences', kept), JSON.stringify(PREFERENCES));
    return new Seat(context, await context.newPage(), seat, uncaught(context));
  }

  readonly version = async () => Number(await this.page.locator('main').getAttribute('data-version'));
  /** What this page shows of the position: the players' figures and the dashboard. */
  async position(): Promise<string> {
    const players = (await this.page.getByRole('list', { name: 'Players' }).locator('.name b, .figure, .points').allInnerTexts()).join(' ');
    const dashboard = await this.page.getByRole('group', { name: 'Dashboard' }).innerText();
    return `${await this.version()}\n${dashboard}\n${players}`;
  }

  /** The pointer leaves what it was at first: what a choice would bring lies over the log and the chat. */
  private async chat(): Promise<void> {
    await this.page.mouse.move(0, 0);
    await this.page.getByRole('tab', { name: 'Chat' }).click();
  }

  async says(text: string): Promise<void> {
    await this.chat();
    await this.page.getByRole('textbox', { name: 'Say something' }).fill(text);
    await this.page.keyboard.press('Enter');
    await this.hears(text);
  }

  async hears(text: string): Promise<void> {
    await this.chat();
    await expect(this.page.getByRole('log', { name: 'Chat' })).toContainText(text, PATIENCE);
  }

  /** Sees the other one connected. */
  async seesOther(): Promise<void> {
    await expect(this.page.locator('.dot.online')).toHaveCount(1, PATIENCE);
  }
}

test('two browsers on one game, through reload, lost connections and a restart, to the end', async ({ browser }) => {
  test.setTimeout(400_000);
  const server = new OwnServer();
  await server.start();
  const anna = await Seat.take(browser, server.url, 0);
  const ben = await Seat.take(browser, server.url, 1);
  const both = [anna, ben] as const;
  const api = anna.context.request;
  const id = await lateGame(api, ben.context.request, 380);
  await Promise.all(both.map((one) => open(one.page, id)));

  const version = async () => (await game(api, id)).version;
  /** Both pages show what the server has. */
  const agree = async () => {
    // Bots may move in between, so all three are asked again together.
    const different = async () => {
      const [one, other, true_] = [await anna.position(), await ben.position(), await version()];
      return one === other && one.startsWith(`${true_}\n`) ? '' : `${true_}\n--- Anna\n${one}\n--- Ben\n${other}`;
    };
    await expect.poll(different, PATIENCE).toBe('');
  };
  const toMove = async () => {
    let seat: number | null = null;
    // Bots answer by themselves; a finished game has nobody to move.
    await expect.poll(async () => ((seat = (await game(api, id)).toMove), seat === null || seat < 2), PATIENCE).toBe(true);
    return seat === null ? null : both[seat as 0 | 1];
  };
  /** Plays on the pages until this one is to move; false if the game is over before. */
  const until = async (wanted: Seat) => {
    for (let left = 400; left > 0; left--) {
      const mover = await toMove();
      if (mover === wanted) return;
      if (!mover) break;
      const before = await version();
      await mover.player.act();
      await expect.poll(version, PATIENCE).toBeGreaterThan(before);
    }
    throw new Error('the game ended too early: begin further back');
  };

  await test.step('both are here and talk', async () => {
    await Promise.all(both.map((one) => one.seesOther()));
    await anna.says('Hello Ben');
    await ben.hears('Hello Ben');
  });

  await test.step('a page loaded anew in the middle', async () => {
    await until(ben);
    await ben.player.act();
    await ben.page.reload();
    await expect(ben.page.locator('#decision')).toBeVisible();
    ben.player.anew();
    await agree();
    await anna.seesOther();
  });

  await test.step('others move and talk while a connection is lost', async () => {
    await until(anna);
    await agree();
    await ben.context.setOffline(true);
    await expect(ben.page.getByRole('button', { name: 'No connection' })).toBeVisible(PATIENCE);
    const before = await version();
    await anna.player.act();
    await expect.poll(version, PATIENCE).toBeGreaterThan(before);
    await anna.says('Are you there?');
    expect(await ben.version()).toBe(before);
    await ben.context.setOffline(false);
    await ben.hears('Are you there?');
    await expect(ben.page.getByRole('button', { name: 'No connection' })).toHaveCount(0);
    await Promise.all(both.map((one) => one.seesOther()));
    await agree();
  });

  await test.step('a choice made without a connection is applied once when it is back', async () => {
    await until(ben);
    await agree();
    const before = await version();
    const { moves } = await record(api, id);
    await ben.context.setOffline(true);
    ben.player.anew();
    const { move } = await ben.player.act();
    await expect(ben.page.getByText('will be sent as soon as it is back')).toBeVisible(PATIENCE);
    expect(await version()).toBe(before);
    await ben.context.setOffline(false);
    await expect.poll(version, PATIENCE).toBeGreaterThan(before);
    await expect(ben.page.getByText('will be sent as soon as it is back')).toHaveCount(0);
    await agree();
    expect((await record(api, id)).moves.slice(0, moves.length + 1)).toEqual([...moves, move || 'end']);
  });

  await test.step('a choice that came too late is returned with the reason', async () => {
    await until(ben);
    await agree();
    await ben.context.setOffline(true);
    ben.player.anew();
    await ben.player.act();
    await expect(ben.page.getByText('will be sent as soon as it is back')).toBeVisible(PATIENCE);
    // Ben himself decides otherwise on another device.
    const elsewhere = await browser.newContext({ baseURL: server.url, storageState: await ben.context.storageState() });
    const { moves } = await record(api, id);
    const played = await playOne(elsewhere.request, id, 1);
    await elsewhere.close();
    await ben.context.setOffline(false);
    await expect(ben.page.getByRole('alert')).toContainText('did not come about. Somebody else was faster', PATIENCE);
    await agree();
    // If that ended Ben's turn, bots have gone on; if not, nothing more was played.
    const since = (await record(api, id)).moves.slice(moves.length);
    expect(since[0]).toBe(played);
    if (since.length > 1) expect(played).toBe('end');
    await ben.page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    await expect(ben.page.getByRole('alert')).toHaveCount(0);
    ben.player.anew();
  });

  await test.step('a server that is killed and started anew', async () => {
    await until(ben);
    await agree();
    const before = await version();
    const { moves } = await record(api, id);
    await server.stop('SIGKILL');
    ben.player.anew();
    const { move } = await ben.player.act();
    await expect(ben.page.getByText('will be sent as soon as it is back')).toBeVisible(PATIENCE);
    // Whoever loads the page anew now gets the kept shell, which says what is wrong and tries again by itself.
    await anna.page.reload();
    await expect(anna.page.getByRole('alert')).toBeVisible(PATIENCE);
    await server.start();
    await expect.poll(version, PATIENCE).toBeGreaterThan(before);
    await expect(anna.page.locator('#decision')).toBeVisible(PATIENCE);
    anna.player.anew();
    await agree();
    expect((await record(api, id)).moves.slice(0, moves.length + 1)).toEqual([...moves, move || 'end']);
    await Promise.all(both.map((one) => one.seesOther()));
    await ben.says('That was quick');
    await anna.hears('That was quick');
    await anna.hears('Hello Ben');
  });

  await test.step('and to the end', async () => {
    for (let left = 1500, mover = await toMove(); mover && left > 0; left--, mover = await toMove()) {
      const before = await version();
      const did = await mover.player.act();
      if (did.kind === 'over') break;
      await expect.poll(version, PATIENCE).toBeGreaterThan(before);
    }
    await Promise.all(both.map((one) => expect(over(one.page)).toBeVisible(PATIENCE)));
    await agree();
    const totals = both.map((one) => one.page.getByRole('row', { name: /^Total/ }).innerText());
    expect(await totals[0]).toBe(await totals[1]);
    expect(both.flatMap((one) => one.errors)).toEqual([]);
  });

  await Promise.all(both.map((one) => one.context.close()));
  await server.remove();
});
