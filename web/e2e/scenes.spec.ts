import { faults } from './helpers';
import { HOT_SEAT, settled, sitDown } from './table/player';
import { noteScenes, seenScenes, Watched } from './table/watched';
import { expect, test } from './test';

// Turns of others as they are seen: somebody elsewhere plays the kept game, the page watches.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const caption = '[data-scene=turn]';
const present = 'main[data-played=false]';
const moved = (page: import('@playwright/test').Page) => page.locator('main').getAttribute('data-moves');

test('a turn of somebody else is played out, and the table shows the moment of it', async ({ page, playwright, baseURL }) => {
  const host = await playwright.request.newContext({ baseURL });
  // A card, a section with its price and its employee, the end of the turn.
  const game = await Watched.open(host, page, 4);
  await noteScenes(page);
  const roads = page.locator('#map .roads .road');
  const before = await roads.count();
  const actor = await game.play(3);
  await expect(page.locator(caption)).toBeVisible();
  // The page knows all three moves, and still shows the table before the section.
  await expect.poll(() => moved(page)).toBe('7');
  await expect(page.locator(caption)).toContainText('purple', { ignoreCase: true });
  expect(await roads.count()).toBe(before);
  await expect(page.locator('.own > section')).toHaveAttribute('aria-label', new RegExp(actor));
  await expect(page.locator('[data-effect=grow]').first()).toBeAttached();
  expect(await roads.count()).toBe(before);
  await expect(page.locator(caption)).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator(present)).toBeVisible();
  expect(await roads.count()).toBe(before + 1);
  expect(await seenScenes(page)).toEqual(expect.arrayContaining(['scene turn', 'card', 'coins', 'grow', 'employee']));
  await host.dispose();
});

test('a click or a key skips to the present, and what comes meanwhile queues', async ({ page, playwright, baseURL }) => {
  const host = await playwright.request.newContext({ baseURL });
  const game = await Watched.open(host, page, 4);
  await game.play(3);
  await expect(page.locator(caption)).toBeVisible();
  await page.locator('#map').click({ position: { x: 120, y: 120 } });
  await expect(page.locator(caption)).toHaveCount(0);
  await expect(page.locator(present)).toBeVisible();
  await game.play(4);
  await expect(page.locator(caption)).toBeVisible();
  // More than was there: all of it is told, in its order.
  await game.play(3);
  await expect(page.locator(caption)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(caption)).toHaveCount(0);
  await expect(page.locator(present)).toBeVisible();
  await game.play(3);
  await expect(page.locator(caption)).toBeVisible();
  expect(await faults(page)).toEqual([]);
  // The look for faults may have outlasted what was played: there is more, and its button is pressed wherever it is by now.
  await game.play(6);
  await page.locator('[data-scene-skip]').dispatchEvent('click');
  await expect(page.locator(present)).toBeVisible();
  await host.dispose();
});

test('goes faster, slower and away where it is seen', async ({ page, playwright, baseURL }) => {
  const host = await playwright.request.newContext({ baseURL });
  const game = await Watched.open(host, page, 4);
  await game.play(3);
  const speed = page.locator(caption).getByRole('button', { name: /^Speed/ });
  await expect(speed).toHaveText('Normal');
  await speed.click();
  await expect(speed).toHaveText('Fast');
  await speed.click();
  await expect(speed).toHaveText('Slow');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('autobahn.preferences') ?? '{}').motion)).toBe('slow');
  await page.getByRole('button', { name: 'Do not play out turns any more' }).click();
  await expect(page.locator(present)).toBeVisible();
  await noteScenes(page);
  await game.play(4);
  await expect.poll(() => moved(page)).toBe('11');
  expect(await seenScenes(page)).toEqual([]);
  await host.dispose();
});

test.describe('who wants no movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('sees the table as it stands at once', async ({ page, playwright, baseURL }) => {
    const host = await playwright.request.newContext({ baseURL });
    const game = await Watched.open(host, page, 4);
    await noteScenes(page);
    await game.play(3);
    await expect.poll(() => moved(page)).toBe('7');
    await expect(page.locator(present)).toBeVisible();
    expect(await seenScenes(page)).toEqual([]);
    await host.dispose();
  });
});

test('one’s own move is seen too, and never in the way', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('autobahn.preferences', JSON.stringify({ motion: 'slow', sound: false, confirm: false })));
  await sitDown(page, HOT_SEAT, '7');
  await expect(page.locator('main[data-scenes=true]')).toBeVisible();
  for (let i = 0; i < 2; i++) {
    await page.locator('[data-move^=route]').first().click();
    await settled(page);
  }
  await noteScenes(page);
  await page.locator('[data-pick="card:black"]').click();
  await page.locator('[data-pick="space:upgrade"]').click();
  // The card still flies, and the next question can be answered.
  await page.locator('[data-move^="upgrade"]').first().click();
  await expect.poll(() => seenScenes(page)).toContain('widen');
  await expect(page.locator(present)).toBeVisible();
  expect(await seenScenes(page)).not.toContain('scene turn');
});
