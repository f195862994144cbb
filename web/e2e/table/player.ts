import { expect, type Page } from '@playwright/test';

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

/** Sits down at a new table. Only this goes by the API: which game it is; moves are made on the page. */
export async function sitDown(page: Page, table: NewTable, seed = '7'): Promise<string> {
  await page.goto('/');
  const id = await page.evaluate(async (body) => {
    const answer = await fetch('/api/games', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ((await answer.json()) as { id: string }).id;
  }, { ...table, seed });
  await page.goto(`/game/${id}`);
  await expect(page.locator('#decision')).toBeVisible({ timeout: 20_000 });
  return id;
}

export const over = (page: Page) => page.getByRole('tab', { name: 'Result' });

/** What the page offers now: listed moves, confirming, ending the turn. */
async function offered(page: Page): Promise<{ confirm: boolean; end: boolean; moves: string[]; over: boolean; version: string }> {
  return page.evaluate(() => ({
    confirm: document.querySelector('[data-act=confirm]:not([disabled])') !== null,
    end: document.querySelector('[data-act=end]:not([disabled])') !== null,
    moves: [...document.querySelectorAll<HTMLElement>('[data-move]')].map((one) => one.dataset.move ?? ''),
    over: document.querySelector('#tab-final') !== null || document.querySelector('[data-over]') !== null,
    version: document.querySelector<HTMLElement>('[data-version]')?.dataset.version ?? '',
  }));
}

export type Press = (page: Page, selector: string) => Promise<void>;
export const click: Press = (page, selector) => page.locator(selector).first().click({ timeout: 5_000 });
export const tap: Press = (page, selector) => page.locator(selector).first().tap({ timeout: 5_000 });

/** Does one thing that is offered; answers what, or null while others move. */
export async function act(page: Page, random: () => number, press: Press = click): Promise<string | null> {
  const now = await offered(page);
  if (now.confirm) {
    await press(page, '[data-act=confirm]');
    return 'confirm';
  }
  // Building brings a game to its end, so what builds is taken whenever it is there.
  const dull = /^(pass|done|no-claim|stop|refresh|replace|swap)/;
  const lively = now.moves.filter((move) => !dull.test(move));
  const building = now.moves.filter((move) => /^build| build$/.test(move));
  const pool = building.length && random() < 0.6 ? building : lively.length ? lively : now.moves;
  const move = pool[Math.floor(random() * pool.length)];
  if (move) {
    await press(page, `[data-move="${move}"]`);
    return move;
  }
  if (now.end) {
    await press(page, '[data-act=end]');
    return 'end';
  }
  return null;
}

/** Waits until the page has taken over what was done. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-busy="true"]') === null, undefined, { timeout: 20_000 });
}

/** Plays on until the final score is shown. */
export async function playOut(page: Page, options: { seed?: number; press?: Press; each?: (did: string) => Promise<void> } = {}): Promise<number> {
  const random = dice(options.seed ?? 1);
  let done = 0;
  let idle = 0;
  while (!(await offered(page)).over) {
    const did = await act(page, random, options.press);
    await settled(page);
    if (did === null) {
      if (++idle > 400) throw new Error('nothing is offered and nobody moves');
      await page.waitForTimeout(50);
    } else {
      idle = 0;
      done++;
      await options.each?.(did);
    }
    if (done > 3000) throw new Error('the game does not end');
  }
  return done;
}
