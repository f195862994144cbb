import { type Browser, expect, type Page } from '@playwright/test';
import { find, type Found } from './inPage';

/** A repeatable choice among things, so that a failing game can be played again. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

export interface NewTable {
  options: Record<string, unknown>;
  seats: Array<Record<string, unknown>>;
  seed?: string;
}

const SOLO = { hard: false, fasterTrucks: false, developOnPassing: false, developOnSkipping: false, promotions: 0 };
export const HOT_SEAT: NewTable = {
  options: { players: 2 },
  seats: [
    { kind: 'me', name: 'Anna' },
    { kind: 'me', name: 'Bruno' },
  ],
};
export const AGAINST_AUTOBOT: NewTable = { options: { players: 1, solo: SOLO }, seats: [{ kind: 'me', name: 'Anna' }] };
export const ALL_MODULES = ['wine', 'traffic', 'services', 'two-coloured-cards', 'extra-tiles', 'planning'];
export const WITH_BOTS: NewTable = {
  options: { players: 4, features: ALL_MODULES },
  seats: [{ kind: 'me', name: 'Anna' }, ...[1, 2, 3].map(() => ({ kind: 'bot', level: 'random' }))],
};

/** All modules without bots, so that a test meets the same position each time. */
export const FOUR_AT_ONE_SCREEN: NewTable = {
  options: { players: 4, features: ALL_MODULES },
  seats: ['Anna', 'Bruno', 'Chloé', 'Dorota'].map((name) => ({ kind: 'me', name })),
};

/** Sits down at a new table. Only this goes by the API: which game it is; moves are made on the page. */
export async function sitDown(page: Page, table: NewTable, seed = '7'): Promise<string> {
  const answer = await page.request.post('/api/games', { data: { ...table, seed } });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await open(page, id);
  return id;
}

/** Opens a running game and waits until it can be played and all of the table is drawn. */
export async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/game/${id}`);
  await expect(page.locator('main[aria-busy=false] #decision')).toBeVisible({ timeout: 30_000 });
}

/** Anna, on this page, and Ben, in a browser of his own, sit down at a table of two, begin, and have it open. */
export async function annaAndBen(page: Page, browser: Browser, baseURL: string | undefined, title: string): Promise<{ id: string; ben: Page }> {
  const table = { title, options: { players: 2 }, seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }], listed: true, seed: '7' };
  const { id } = (await (await page.request.post('/api/games', { data: table })).json()) as { id: string };
  const context = await browser.newContext({ baseURL, locale: 'en', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const ben = await context.newPage();
  expect((await ben.request.put(`/api/games/${id}/seats/1`, { data: { name: 'Ben' } })).status()).toBe(200);
  expect((await page.request.post(`/api/games/${id}/start`, { data: {} })).status()).toBe(200);
  await open(page, id);
  await open(ben, id);
  return { id, ben };
}

/** Looks at every move twice before it is sent, or not at all. To be called before the page is opened. */
export async function confirmMoves(page: Page, confirm: boolean): Promise<void> {
  await page.addInitScript((confirm) => {
    localStorage.setItem('autobahn.preferences', JSON.stringify({ motion: 'off', sound: false, confirm }));
  }, confirm);
}

export const over = (page: Page) => page.getByRole('tab', { name: 'Result' });
export const moves = async (page: Page) => Number(await page.locator('[data-version]').getAttribute('data-moves'));

/** How a person points at a place of the page. */
export type Press = (page: Page, x: number, y: number) => Promise<void>;
export const click: Press = (page, x, y) => page.mouse.click(x, y);
export const tap: Press = (page, x, y) => page.touchscreen.tap(x, y);

/** Waits until the page has taken over what was done. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main[data-busy="false"][aria-busy="false"]') !== null, undefined, { timeout: 30_000 });
}

/** One person at one page, who does at random what it offers. */
export class Player {
  private readonly random: () => number;
  private after = '';

  constructor(
    readonly page: Page,
    seed: number,
    private readonly press: Press = click,
  ) {
    this.random = dice(seed);
  }

  /** Does the next thing, as soon as the page offers something new; answers what it was. */
  async act(): Promise<Found> {
    const rolls = [this.random(), this.random()] as const;
    for (let tries = 0; tries < 20; tries++) {
      const found = await this.page.evaluate(find, { after: this.after, rolls });
      if (found.kind === 'over') return found;
      await this.press(this.page, found.x, found.y);
      if (!(await this.page.evaluate(() => window.pressed))) continue;
      this.after = found.stamp;
      return found;
    }
    throw new Error('what is offered moves away again and again');
  }

  /** Forgets what was there before: the page was opened anew. */
  anew(): void {
    this.after = '';
  }

  /** Plays on until the final score is shown. Answers how many things were done. */
  async toTheEnd(each?: (found: Found) => Promise<void>): Promise<number> {
    for (let done = 0; done < 3000; done++) {
      const found = await this.act();
      if (found.kind === 'over') return done;
      await each?.(found);
    }
    throw new Error('the game does not end');
  }
}
