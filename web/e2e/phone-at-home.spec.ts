import type { Page } from '@playwright/test';
import { expect, table, test, visitAndCut } from './local/site';
import { faults, overflowing } from './helpers';
import { moves, over, Player, settled, tap } from './table/player';

// A phone in the middle of a real table, without a network and by touch: set-up, moves and draws are tapped.
test.setTimeout(900_000);

async function sitDown(page: Page, players: number): Promise<void> {
  await page.getByRole('link', { name: 'A real table? Let your phone keep the books' }).tap();
  await page.getByRole('radio', { name: String(players), exact: true }).locator('..').tap();
  await page.getByRole('button', { name: 'Set up the table' }).tap();
  await expect(table(page)).toBeVisible({ timeout: 30_000 });
}

/** Goes through what Autobot did, one thing after another; answers how many there were. */
async function moveForAutobot(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Move for Autobot' }).tap();
  const dialog = page.getByRole('dialog', { name: 'What to move for Autobot' });
  await expect(dialog.getByText(/^Step 1 of \d+$/)).toBeVisible();
  await expect(dialog.locator('svg').first()).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  const count = Number(/of (\d+)/.exec(await dialog.getByRole('status').first().innerText())?.[1]);
  for (let step = 1; step <= count; step++) {
    await expect(dialog.getByText(`Step ${step} of ${count}`, { exact: true })).toBeVisible();
    await expect(dialog.locator('.do')).not.toBeEmpty();
    await dialog.locator('[data-act=step]').tap();
  }
  await expect(dialog).toBeHidden();
  return count;
}

const asked = (page: Page) => page.locator('.where');

test('three people: the set-up by tapping, taken back once, a reload, then to the end', async ({ page, site }) => {
  await visitAndCut(page, site);
  await sitDown(page, 3);
  await expect(asked(page)).toContainText('Which tile lies at');
  const first = page.locator('[data-move^="deal tile"]').first();
  await first.tap();
  await expect.poll(() => moves(page)).toBe(1);
  await page.locator('[data-act=undo]').tap();
  await expect.poll(() => moves(page)).toBe(0);

  const player = new Player(page, 4, tap);
  // eleven construction tiles, two for each of eight countries, five cards, three boards, the start player, four routes
  while ((await moves(page)) < 11 + 16 + 5 + 3 + 1 + 4) await player.act();
  await expect(page.locator('#decision')).toContainText('Choose a route card');
  await page.getByRole('button', { name: 'Books' }).tap();
  const books = page.getByRole('dialog', { name: 'Books' });
  await expect(books.getByText('If era 1 ended now')).toBeVisible();
  await expect(books.getByRole('row')).toHaveCount(4);
  expect(await faults(page)).toEqual([]);
  await books.getByRole('button', { name: 'Close' }).tap();

  const before = await moves(page);
  await page.reload();
  await expect(table(page)).toBeVisible();
  expect(await moves(page)).toBe(before);
  expect(await overflowing(page)).toEqual([]);
  player.anew();
  await player.toTheEnd();
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect(over(page)).toBeVisible();
});

test('alone with Autobot, whose cards are turned up on the table', async ({ page, site }) => {
  await visitAndCut(page, site);
  await sitDown(page, 1);
  const player = new Player(page, 9, tap);
  const seen = new Set<string>();
  let moved = 0;
  await player.toTheEnd(async () => {
    const text = (await asked(page).allTextContents())[0];
    if (text) seen.add(text.replace(/\d+|at .*/g, ''));
    const steps = page.getByRole('button', { name: 'Move for Autobot' });
    if (moved === 0 && (await page.locator('[data-move^="play "]').count()) > 0 && (await steps.isVisible())) {
      moved = await moveForAutobot(page);
      player.anew();
    }
  });
  expect(moved).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Log', exact: true }).tap();
  await expect(over(page)).toBeVisible();
  expect([...seen].join('\n')).toContain('colour card');
  expect([...seen].join('\n')).toContain('Draw a task for Autobot');
});

test('what the table did otherwise is entered as it lies there, and the game goes on, marked', async ({ page, site }) => {
  await visitAndCut(page, site);
  await sitDown(page, 2);
  const player = new Player(page, 6, tap);
  // What is asked next may stand there only a moment after what was done.
  for (let done = 0; done < 100; done++) {
    await settled(page);
    if (await page.locator('[data-move^="play "]').count()) break;
    await player.act();
  }
  const before = page.url();
  await page.getByRole('link', { name: 'We did otherwise' }).tap();
  await expect(page.locator('[data-faults]')).toHaveAttribute('data-faults', '0', { timeout: 30_000 });
  await page.getByRole('group', { name: 'Parts of the position' }).getByRole('button', { name: 'Player 1', exact: true }).tap();
  const money = page.getByRole('spinbutton', { name: 'Money' });
  await money.fill('77');
  await money.blur();
  await expect(page.locator('[data-faults]')).toHaveAttribute('data-faults', '0');
  await expect(page.getByRole('checkbox', { name: 'Dealt by hand, on a real table' })).toBeChecked();
  await page.getByRole('button', { name: 'Play on from here' }).tap();
  await expect(table(page)).toBeVisible({ timeout: 30_000 });
  expect(page.url()).not.toBe(before);
  await expect(page.getByText('Corrected by hand').first()).toBeVisible();
  await page.getByRole('button', { name: 'Books' }).tap();
  await expect(page.getByRole('dialog', { name: 'Books' }).getByRole('cell', { name: '77', exact: true })).toBeVisible();
  await page.getByRole('dialog', { name: 'Books' }).getByRole('button', { name: 'Close' }).tap();
  // It is still the real table that deals.
  player.anew();
  for (let i = 0; i < 40; i++) await player.act();
  expect(await overflowing(page)).toEqual([]);
});

test('the screen stays on, also after the phone was locked, and everything is large enough for a thumb', async ({ page, site }) => {
  await page.addInitScript(() => {
    const counted = window as { asked?: number; held?: number };
    counted.asked = counted.held = 0;
    const request = () => {
      counted.asked!++;
      counted.held!++;
      return Promise.resolve({ release: () => Promise.resolve(void counted.held!--) });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  await visitAndCut(page, site);
  await sitDown(page, 2);
  const count = (name: 'asked' | 'held') => page.evaluate((name) => (window as { asked?: number; held?: number })[name], name);
  await expect.poll(() => count('asked')).toBe(1);
  // The browser lets go of it by itself when the phone is locked; it is asked again when somebody looks.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => count('asked')).toBe(2);
  const small = await page.locator('[data-move], .bar .button').evaluateAll((all) =>
    all.filter((one) => one.getClientRects().length > 0).flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      return Math.min(width, height) < 44 ? [`${one.textContent?.trim()} ${width}×${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
});
