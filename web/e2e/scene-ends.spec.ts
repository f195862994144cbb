import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faults, finishedGame, MOVES, overflowing } from './helpers';
import { firstAfter, noteScenes, seenScenes, Watched } from './table/watched';
import { expect, test } from './test';
import { SIZES, sideways, unseen } from './visible';

// The ends of eras and of the game, watched: somebody elsewhere plays the kept game to them.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const era = '[data-scene=era]';
const end = '[data-scene=end]';
const count = (page: Page) => page.locator(`${era} .count`);

test('the end of an era is a scene that can be stepped, skipped and seen again', async ({ page, playwright, baseURL }) => {
  test.setTimeout(180_000);
  const host = await playwright.request.newContext({ baseURL });
  const at = await firstAfter(page.request, await finishedGame(page), 'era-ended');
  const game = await Watched.open(host, page, at - 1);
  await noteScenes(page);
  await game.play(1);
  await expect(page.locator(era)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(era)).toContainText('Era 1 ends');
  await page.locator(era).getByRole('button', { name: 'Pause' }).click();
  // By buttons and by keys, forwards and back; offices pay one after another.
  const here = await count(page).innerText();
  await page.locator(era).getByRole('button', { name: 'Next step' }).click();
  await expect(count(page)).not.toHaveText(here);
  await page.keyboard.press('ArrowLeft');
  await expect(count(page)).toHaveText(here);
  await expect(page.locator(`${era} [role=status]`)).not.toBeEmpty();
  expect(await faults(page)).toEqual([]);
  // On a phone the way on is in sight, however much is told.
  await page.setViewportSize({ width: 360, height: 740 });
  for (const tool of ['next', 'skip']) await expect(page.locator(`${era} [data-scene-${tool}]`)).toBeInViewport({ ratio: 1 });
  expect(await unseen(page, { hints: false })).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const told: string[] = [];
  for (let i = 0; i < 40 && (await page.locator(era).count()); i++) {
    told.push(await page.locator(`${era} .told`).innerText());
    await page.locator(`${era} [data-scene-next]`).click();
    if (i < 2) await expect(page.locator('[data-flight=coins]').first()).toBeAttached();
  }
  expect(told.filter((text) => text.includes('÷')).length).toBeGreaterThan(2);
  expect(told.join('\n')).toContain('Route');
  expect(told.join('\n')).toContain('New prices');
  await page.keyboard.press('Escape');
  await expect(page.locator('main[data-played=false]')).toBeVisible();
  expect(await seenScenes(page)).toEqual(expect.arrayContaining(['scene era', 'coins', 'trace']));
  // Once more, from the log; and away again by a key.
  await page.getByRole('button', { name: 'See how the era ended' }).click();
  await expect(page.locator(era)).toBeVisible();
  await expect(count(page)).toContainText(/^1\//);
  await page.keyboard.press('Escape');
  await expect(page.locator(era)).toHaveCount(0);
  await expect(page.locator('main[data-played=false]')).toBeVisible();
  await host.dispose();
});

test('the wall falls where the second era ends, and who wants no movement steps by hand', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const id = await finishedGame(page);
  const at = await firstAfter(page.request, id, 'era-ended', await firstAfter(page.request, id, 'era-ended'));
  await page.goto(`/game/${id}`);
  await expect(page.locator('main[data-scenes=true]')).toBeVisible();
  await expect(page.locator(end)).toHaveCount(0);
  await page.locator('#tab-log').click();
  for (let i = 0; i < 20 && (await page.locator('[data-again=era]').count()) < 2; i++) await page.getByRole('button', { name: /earlier/i }).click();
  expect(at).toBeGreaterThan(0);
  await page.locator('[data-again=era]').first().click();
  await expect(page.locator(era)).toContainText('Era 2 ends');
  await expect(page.locator(era).getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await expect(page.locator('#map .curtain.gone')).toHaveCount(0);
  for (let i = 0; i < 40; i++) {
    if ((await page.locator(`${era} .told`).innerText()).includes('Reunification')) break;
    await page.locator(`${era} [data-scene-next]`).click();
  }
  await expect(page.locator(era)).toContainText('Reunification');
  await expect(page.locator('#map .curtain.gone')).toHaveCount(2);
  await page.locator(`${era} [data-scene-skip]`).click();
  await expect(page.locator(era)).toHaveCount(0);
});

test('the end counts department by department, explains the tie, and leaves a poster', async ({ page, playwright, baseURL }) => {
  test.setTimeout(180_000);
  const host = await playwright.request.newContext({ baseURL });
  const game = await Watched.open(host, page, MOVES - 1);
  await noteScenes(page);
  await game.play(1);
  await expect(page.locator(end)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator(end)).toContainText('points are counted');
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await page.locator(`${end} [data-scene-skip]`).click();
  await expect(page.locator(`${end} h2`)).toContainText('Bruno wins');
  await expect(page.locator(`${end} .total`)).toContainText('28');
  await expect(page.locator(`${end} .tie`)).toContainText('16 points each. More employees in the administration decide: 8 : 7');
  await expect(page.locator(`${end} > [role=status]`)).toContainText('Bruno wins');
  await expect(page.locator('[data-effect=tour]')).toBeAttached();
  await expect(page.locator('[data-effect=confetti]')).toBeAttached();
  // Whoever has more stands higher, and the winner below a star.
  const heights = await page.locator(`${end} thead .road`).evaluateAll((roads) => roads.map((road) => road.getBoundingClientRect().height));
  expect(heights[1]).toBe(Math.max(...heights));
  expect(heights[2]).toBe(Math.min(...heights));
  expect(heights[2]).toBeGreaterThan(0);
  await expect(page.locator(`${end} thead th`).nth(1).locator('.star')).toBeVisible();
  await expect(page.locator(`${end} thead .star`)).toHaveCount(1);
  // The poster fades into its own paper, not into the table's: two maps share no names.
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(await faults(page)).toEqual([]);

  const kept = async (kind: 'svg' | 'png') => {
    const waiting = page.waitForEvent('download');
    await page.locator(`[data-keep=${kind}]`).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toBe(`autobahn-${game.id}.${kind}`);
    return readFileSync(await file.path());
  };
  const svg = (await kept('svg')).toString('utf8');
  const sound = await page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'image/svg+xml');
    return { faults: read.querySelectorAll('parsererror').length, root: read.documentElement.tagName, paths: read.querySelectorAll('path').length, text: read.documentElement.textContent ?? '' };
  }, svg);
  expect(sound).toMatchObject({ faults: 0, root: 'svg' });
  expect(sound.paths).toBeGreaterThan(200);
  for (const name of ['Anna', 'Bruno', 'Chloé', 'Dorota', 'seed 3', 'Hamburg']) expect(sound.text).toContain(name);
  // Nothing of the page is needed any more, and the truck on its drive is no part of it.
  expect(svg).not.toContain('var(--');
  expect(svg).not.toContain('data-effect');
  const png = await kept('png');
  expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(width).toBeGreaterThan(2000);
  expect(height).toBeGreaterThan(width);
  const colours = await page.evaluate(async (data) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext('2d')!;
    drawing.drawImage(image, 0, 0);
    const { data: dots } = drawing.getImageData(0, 0, image.width, image.height);
    const found = new Set<number>();
    for (let i = 0; i < dots.length; i += 4 * 997) found.add((dots[i]! << 16) | (dots[i + 1]! << 8) | dots[i + 2]!);
    return found.size;
  }, png.toString('base64'));
  expect(colours).toBeGreaterThan(20);

  await page.keyboard.press('Escape');
  await expect(page.locator(end)).toHaveCount(0);
  await page.getByRole('button', { name: 'See the end again' }).click();
  await expect(page.locator(end)).toBeVisible();
  await host.dispose();
});

test('the chances are a page of their own, and each turning point can be tried', async ({ page }) => {
  test.setTimeout(180_000);
  const id = await finishedGame(page);
  await page.goto(`/chances/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Chances');
  const points = page.locator('main ol > li');
  await expect(points.first()).toBeVisible({ timeout: 90_000 });
  await expect(points).toHaveCount(5);
  await expect(points.first()).toContainText('Played:');
  const better = points.filter({ hasText: 'Better:' });
  expect(await better.count()).toBeGreaterThan(0);
  await expect(better.first().locator('[data-loss]')).toHaveText(/^−\d+ %$/);
  expect(await faults(page)).toEqual([]);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await sideways(page), `${width}×${height}`).toBe(0);
    expect(await overflowing(page), `${width}×${height}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await better.first().getByRole('button', { name: 'Try it yourself' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await better.first().getByRole('link', { name: 'Open the position' }).click();
  await expect(page).toHaveURL(/\/replay\/.*at=\d+/);
});
