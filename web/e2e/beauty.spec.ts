import type { Page } from '@playwright/test';
import { ACTING, gameAt } from './table/api';
import { open, sitDown, WITH_BOTS } from './table/player';
import { expect, test } from './test';

const LATE = 480;
const widths = (page: Page, things: string) => page.locator(things).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));

test('cards in hand are as large as in a hand, and each has its picture', async ({ page }) => {
  await open(page, await gameAt(page.request, ACTING));
  const cards = page.locator('.hand .card svg .picture');
  await expect(cards.first()).toBeVisible();
  for (const width of await widths(page, '.hand .card > svg')) expect(width).toBeGreaterThanOrEqual(90);
});

test('no text on the table is too small to be read on a laptop', async ({ page }) => {
  await open(page, await gameAt(page.request, LATE));
  await expect(page.locator('#map .furniture text').first()).toBeVisible();
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main *')].flatMap((one) => {
      const written = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!written || one.closest('.visually-hidden')) return [];
      const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
      const size = parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
      return size < 9 ? [`${one.textContent?.trim()} in ${one.parentElement?.className}: ${size.toFixed(1)}`] : [];
    }),
  );
  expect(small).toEqual([]);
});

test('tokens on one space of the track spread', async ({ page }) => {
  await open(page, await gameAt(page.request, 1));
  const start = page.locator('[data-anchor="track/0"] .token');
  await expect(start).toHaveCount(4);
  const boxes = await start.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  boxes.forEach((a, i) =>
    boxes.slice(i + 1).forEach((b) => {
      const [x, y] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      expect(x > 3 && y > 3, `${i} is covered by ${x} × ${y}`).toBe(false);
    }),
  );
});

test('the board ages with the eras', async ({ page }) => {
  const paper = async (at: number) => {
    await open(page, await gameAt(page.request, at));
    await expect(page.locator('#map .home')).toBeVisible();
    return page.locator('#map .home').evaluate((land) => getComputedStyle(land).fill);
  };
  const papers = [await paper(ACTING - 60), await paper(222), await paper(LATE)];
  expect(new Set(papers).size).toBe(3);
});

test('bots have names and faces', async ({ page }) => {
  await sitDown(page, WITH_BOTS);
  const players = page.getByRole('list', { name: 'Players' });
  for (const name of ['Rudi', 'Rosa', 'Ralf']) await expect(players).toContainText(name);
  await expect(players.getByRole('img', { name: 'Bot: Random' })).toHaveCount(3);
});

test('seats have the colours that were chosen for them', async ({ page }) => {
  await page.goto('/new?kind=hotSeat&players=2');
  const colour = (seat: number, name: string) => page.getByRole('group', { name: `Seat ${seat}: colour` }).getByRole('radio', { name });
  await colour(1, 'Olive').check({ force: true });
  // Whoever takes another's colour gives the own one for it.
  await colour(2, 'Olive').check({ force: true });
  await expect(colour(1, 'Pink')).toBeChecked();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('main[aria-busy=false] #decision')).toBeVisible({ timeout: 30_000 });
  const chosen = await page.locator('main').evaluate((main) => [0, 1].map((seat) => main.style.getPropertyValue(`--seat-${seat}`)));
  expect(chosen).toEqual(['var(--player-pink)', 'var(--player-olive)']);
  const mark = page.locator('[data-anchor="player/1"] svg [fill="var(--seat-1)"]').first();
  await expect(mark).toHaveCSS('fill', 'rgb(107, 106, 18)');
});

test("somebody else's board is in their colour", async ({ page }) => {
  await open(page, await gameAt(page.request, ACTING));
  const ground = () => page.locator('.own').evaluate((board) => getComputedStyle(board).backgroundColor);
  const own = await ground();
  await page.getByRole('list', { name: 'Players' }).getByRole('button', { pressed: false }).first().click();
  await expect.poll(ground).not.toBe(own);
});
