import type { Page } from '@playwright/test';
import { faults, finishedGame } from './helpers';
import { ACTING, ERA_ENDS, gameAt, newGame } from './table/api';
import { confirmMoves, HOT_SEAT, moves, open, settled, sitDown } from './table/player';
import { expect, test } from './test';
import { unseen } from './visible';

/** The two route cards are taken; Anna is to act. */
async function begun(page: Page): Promise<void> {
  await confirmMoves(page, false);
  await sitDown(page, HOT_SEAT, '7');
  for (let made = 0; made < 2; made++) {
    await expect.poll(() => moves(page)).toBe(made);
    await settled(page);
    await page.locator('[data-move^=route]').first().click();
  }
  await expect.poll(() => moves(page)).toBe(2);
  await settled(page);
}

test('keys stand on the choices that they choose', async ({ page }) => {
  await begun(page);
  const choices = page.locator('[data-move]:has(.key)');
  await expect(choices).toHaveCount(9);
  const third = page.locator('[data-move]', { has: page.locator('[data-key="3"]') });
  const move = (await third.getAttribute('data-move')) ?? '';
  await page.locator('#decision').focus();
  await page.keyboard.press('3');
  await expect.poll(() => moves(page)).toBe(3);
  await expect(page.locator('#side')).toContainText(/plays/);
  expect(move).toMatch(/^play /);
});

test('what cannot be played asks to be asked about', async ({ page }) => {
  await begun(page);
  const no = page.getByRole('button', { name: /^Why not/ }).first();
  await expect(no.locator('svg')).toBeVisible();
  const matrix = page.locator('section.decision table');
  const before = await matrix.boundingBox();
  await no.click();
  await expect(page.locator('.why')).toContainText(/[A-Z]+-\d/);
  // The answer stands beside the choices: none of them moves away, or out of sight.
  expect(await matrix.boundingBox()).toEqual(before);
  expect(await unseen(page, { hints: false })).toEqual([]);
});

test('a click beside a glowing section means it', async ({ page }) => {
  await confirmMoves(page, true);
  await sitDown(page, HOT_SEAT, '7');
  for (let made = 0; made < 2; made++) {
    await page.locator('[data-move^=route]').first().click();
    await page.locator('[data-act=confirm]').click();
    await settled(page);
  }
  await page.locator('[data-move="play red build"]').click();
  await settled(page);
  const { x, y, id } = await page.evaluate(() => {
    const all = [...document.querySelectorAll<SVGPathElement>('#map path.hit.line.can')];
    const line = all[0]!;
    const middle = line.getPointAtLength(line.getTotalLength() / 2);
    const near = line.getPointAtLength(line.getTotalLength() / 2 + 1);
    const matrix = line.getScreenCTM()!;
    const a = middle.matrixTransform(matrix);
    const b = near.matrixTransform(matrix);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    // Eleven pixels aside, at a right angle to the road.
    return { x: a.x - ((b.y - a.y) / length) * 11, y: a.y + ((b.x - a.x) / length) * 11, id: line.dataset.id ?? '' };
  });
  await page.mouse.click(x, y);
  await expect(page.locator('[data-act=confirm]')).toBeVisible();
  await expect(page.locator(`#map [data-id="${id}"]`)).toHaveAttribute('aria-pressed', 'true');
});

test('a hint lights what it speaks of, and says in which unit it counts', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, await gameAt(page.request, ACTING));
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hint')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.pick.lit, #map .lit').first()).toBeVisible();
  await expect(page.locator('section.decision [data-move].hinted')).toBeInViewport({ ratio: 1 });
  expect(await unseen(page, { hints: false })).toEqual([]);
  expect(await faults(page)).toEqual([]);
  const reasons = page.locator('.hint .badge');
  for (const reason of await reasons.all()) await expect(reason).toContainText(/[+−]\d+\.\d points/);
});

test('places are said as people say them', async ({ page }) => {
  await open(page, await finishedGame(page));
  for (const place of ['1st', '2nd', '3rd', '4th']) await expect(page.getByRole('cell', { name: place, exact: true })).toBeVisible();
});

test('asking for a move back names it and moves nothing; a refusal is told; who watches is said', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await confirmMoves(page, false);
  const bens = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'en', reducedMotion: 'reduce' });
  const ben = await bens.newPage();
  const id = await newGame(page.request, bens.request, '7');
  await open(page, id);
  await expect(page.getByText('away', { exact: true })).toBeVisible();
  await open(ben, id);
  await expect(page.getByText('away', { exact: true })).toHaveCount(0);

  for (const one of [page, ben]) {
    await expect(one.locator('[data-move^=route]').first()).toBeVisible();
    await one.locator('[data-move^=route]').first().click();
    if (one === ben) await one.locator('[data-act=confirm]').click();
    await settled(one);
  }
  // What others have built on is taken back only if they agree.
  await ben.locator('[data-move=funding]').click();
  await ben.locator('[data-act=confirm]').click();
  await settled(ben);
  const map = ben.locator('#map');
  const before = await map.boundingBox();
  await page.getByRole('button', { name: 'Ask to take back' }).click();
  const banner = ben.getByRole('alert').filter({ hasText: 'Anna would like to take back' });
  await expect(banner).toContainText(/route/i);
  expect(await map.boundingBox()).toEqual(before);
  await banner.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByText('The others did not agree: the move stands.')).toBeVisible();

  const third = await browser.newContext({ baseURL: test.info().project.use.baseURL, locale: 'en', reducedMotion: 'reduce' });
  const { invitation } = (await (await page.request.get(`/api/games/${id}`)).json()) as { invitation?: string };
  const watcher = await third.newPage();
  await watcher.goto(`/game/${id}${invitation ? `#invite=${invitation}` : ''}`);
  await expect(watcher.getByText('You are watching')).toBeVisible();
  await expect(page.getByText('1 person is watching')).toBeAttached();
  await bens.close();
  await third.close();
});

test('taking back what a bot has answered says so', async ({ page }) => {
  await confirmMoves(page, false);
  await sitDown(page, { options: { players: 2 }, seats: [{ kind: 'me', name: 'Anna' }, { kind: 'bot', level: 'random' }] }, '7');
  const back = page.locator('[data-act=undo]');
  const mine = async () => {
    await expect(page.locator('section.decision table')).toBeVisible({ timeout: 30_000 });
    await settled(page);
  };
  await page.locator('[data-move^=route]').first().click();
  await mine();
  await page.locator('[data-move=funding]').click();
  await expect(back).toHaveAccessibleName('Take back');
  await page.locator('[data-act=end]:not([disabled])').click();
  await mine();
  await expect(back).toHaveAccessibleName(/^Back to my last turn\. Also takes back what happened since: /);
});

test('a promotion says what its floor counts, a load who wants the goods', async ({ page }) => {
  await confirmMoves(page, false);
  await open(page, await gameAt(page.request, ERA_ENDS));
  const promotion = page.locator('[data-move^="promote "]').first();
  await expect(promotion).toContainText(/\d × \d+/);
  await promotion.hover();
  await expect(promotion).toContainText(/[+−]?\d+ P/);
  await expect(page.locator('.preview')).toContainText(/points.*Lobby −2/);
  await expect(page.locator('.preview')).toContainText(/Every employee in the lobby is worth 2 points/);
  await expect(page.locator('.preview')).toContainText(/Then/);

  await open(page, await gameAt(page.request, ACTING));
  await page.locator('[data-move$=" load"]').first().click();
  await settled(page);
  await page.locator('[data-move^="load "]').first().hover();
  await expect(page.locator('.preview')).toContainText(/Takers for .+: .+ \(.+\)|Nobody on your delivery board wants/);
});
