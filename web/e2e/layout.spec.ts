import type { Page } from '@playwright/test';
import { faults, LANGUAGES, overflowing, ready, switchTo } from './helpers';
import { ACTING, ERA_ENDS, gameAt } from './table/api';
import { confirmMoves, FOUR_AT_ONE_SCREEN, moves, open, settled, sitDown } from './table/player';
import { Watched } from './table/watched';
import { expect, test } from './test';
import { DESKS, fits, resized, SIZES, sideways, unseen } from './visible';
import { beginWorkshop } from './workshop/bench';

// The other pages are held against the sizes where they are looked at: look.ts.
for (const path of ['/workshop', '/position', '/at-home', '/daily', '/ladder', '/puzzles', '/confirm-mail', '/unsubscribe']) {
  test(`${path} fits windows of every size`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(path);
    await ready(page);
    await fits(page, SIZES);
  });
}

test('every figure of the workshop can be changed in windows of every size', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/workshop');
  await beginWorkshop(page);
  for (const size of SIZES) {
    const name = await resized(page, size);
    expect(await sideways(page), name).toBe(0);
    const beyond = await page.locator('.sheet li').evaluateAll((cards) =>
      cards.slice(0, 8).flatMap((card) =>
        [...card.querySelectorAll('button, input, select')]
          .filter((control) => control.getBoundingClientRect().right > card.getBoundingClientRect().right)
          .map((control) => `${card.querySelector('h3')?.textContent}: ${control.tagName}`),
      ),
    );
    expect(beyond, name).toEqual([]);
  }
});

/** Six cards, five spaces and two further choices: as much as a turn ever offers at once. */
async function sixCards(page: Page): Promise<void> {
  await confirmMoves(page, false);
  await sitDown(page, FOUR_AT_ONE_SCREEN);
  for (let made = 0; made < 4; made++) {
    await expect.poll(() => moves(page)).toBe(made);
    await settled(page);
    await page.locator('[data-move^=route]').first().click();
  }
  await expect(page.locator('tbody th')).toHaveCount(6);
}

test('all that can be chosen is in sight on every computer, whatever else is open', async ({ page }) => {
  test.setTimeout(180_000);
  await sixCards(page);
  for (const size of DESKS) {
    const name = await resized(page, size);
    for (const tab of ['Score', 'Chat', 'Log']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await unseen(page, { hints: false }), `${name}, ${tab}`).toEqual([]);
    }
    expect(await sideways(page), name).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), name).toBe(true);
  }
});

test('what has no room is announced in every window', async ({ page }) => {
  test.setTimeout(180_000);
  await sixCards(page);
  for (const size of SIZES) {
    const name = await resized(page, size);
    expect(await unseen(page, { hints: true }), name).toEqual([]);
    expect(await sideways(page), name).toBe(0);
  }
});

test('the shared boards have their full size beside or below the rest', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, await gameAt(page.request, ACTING));
  for (const size of SIZES.filter(([width, height]) => width > 820 && height >= 600)) {
    const name = await resized(page, size);
    for (const part of ['Offices', 'Administration', 'Display', 'Development track']) {
      const region = page.getByRole('region', { name: part, exact: true });
      await region.scrollIntoViewIfNeeded();
      await expect(region, `${name}, ${part}`).toBeInViewport({ ratio: 0.99 });
      expect((await region.boundingBox())?.height, `${name}, ${part}`).toBeGreaterThan(45);
    }
    expect(await sideways(page), name).toBe(0);
  }
});

test('the log takes the room that there is, and all grows with the window', async ({ page }) => {
  await open(page, await gameAt(page.request, ACTING));
  await resized(page, [2560, 1440]);
  const type = () => page.locator('#decision').evaluate((heading) => heading.getBoundingClientRect().height);
  const large = await type();
  expect((await page.getByRole('log').boundingBox())?.height).toBeGreaterThan(100);
  await resized(page, [1440, 900]);
  expect(large).toBeGreaterThan(1.5 * (await type()));
});

test('the map is pointed at where it is drawn, however large', async ({ page }) => {
  await confirmMoves(page, true);
  await open(page, await gameAt(page.request, ACTING));
  for (const size of [[1280, 720], [1440, 900], [2560, 1440]] as const) {
    const name = await resized(page, size);
    const city = page.locator('#map [data-id="city:Hamburg"]').first();
    await city.hover({ force: true });
    const tip = page.locator('#detail');
    await expect(tip, name).toContainText('Hamburg');
    const [at, of] = [await tip.boundingBox(), await city.boundingBox()];
    expect(at, name).not.toBeNull();
    expect(of, name).not.toBeNull();
    // It stands beside what it explains, however large both are drawn.
    const apart = (from: number, length: number, other: number, size: number) => Math.max(0, from - (other + size), other - (from + length));
    expect(apart(at!.x, at!.width, of!.x, of!.width), name).toBeLessThan(80);
    expect(apart(at!.y, at!.height, of!.y, of!.height), name).toBeLessThan(80);
    await page.mouse.move(0, 0);
  }
});

test('a low window has the map and the choices beside each other', async ({ page }) => {
  await open(page, await gameAt(page.request, ACTING));
  for (const size of [[720, 450], [844, 390]] as const) {
    const name = await resized(page, size);
    const [map, choices] = [await page.locator('#map').boundingBox(), await page.locator('section.decision').boundingBox()];
    expect(choices?.x, name).toBeGreaterThanOrEqual((map?.x ?? 0) + (map?.width ?? 0));
  }
});

test('a tablet held upright shows the own board beside the choices', async ({ page }) => {
  await open(page, await gameAt(page.request, ACTING));
  for (const size of [[768, 1024], [820, 1180]] as const) {
    const name = await resized(page, size);
    await expect(page.getByRole('group', { name: 'Hand', exact: true }), name).toBeInViewport();
    await expect(page.locator('section.decision'), name).toBeInViewport();
  }
});

test('a phone says the own money and points beside the choices, and that the era ends', async ({ page }) => {
  await open(page, await gameAt(page.request, ERA_ENDS));
  for (const size of [[360, 740], [390, 844]] as const) {
    const name = await resized(page, size);
    await expect(page.locator('.bar .figures'), name).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.bar .figures'), name).toContainText(/\d+/);
    const ends = page.getByText('The era ends after this turn');
    await expect(ends, name).toBeInViewport({ ratio: 1 });
    expect(await ends.evaluate((badge) => badge.scrollWidth <= badge.clientWidth), name).toBe(true);
  }
  // A hand of five cards: whatever each can do is in sight at once.
  await open(page, await gameAt(page.request, ACTING));
  for (const size of [[360, 740], [390, 844]] as const) {
    const name = await resized(page, size);
    for (const end of ['first', 'last'] as const) await expect(page.locator('.decision :is(.play, .no)')[end](), name).toBeInViewport({ ratio: 1 });
  }
});

test('whoever waits sees whose turn it is, how all stand, and what was done', async ({ page, playwright, baseURL }) => {
  const host = await playwright.request.newContext({ baseURL });
  await Watched.open(host, page, 126);
  const actor = page.locator('#decision').locator('..').locator('.actor');
  await expect(actor).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('heading', { name: 'Anna is to move' })).toBeInViewport({ ratio: 1 });
  await expect(actor).toBeInViewport({ ratio: 1 });
  for (const name of ['Anna', 'Bruno', 'Chloé', 'Dorota']) await expect(page.getByRole('list', { name: 'Players' }).getByText(name, { exact: true })).toBeInViewport();
  await expect(page.getByRole('log')).toContainText('Dorota plays Purple');
  expect(await overflowing(page)).toEqual([]);
  expect(await faults(page)).toEqual([]);
  await host.dispose();
});

test('the text of the table fits in four languages', async ({ page }) => {
  test.setTimeout(240_000);
  await open(page, await gameAt(page.request, ACTING));
  for (const language of LANGUAGES) {
    await switchTo(page, { language });
    for (const size of SIZES) {
      const name = `${language}, ${await resized(page, size)}`;
      expect(await sideways(page), name).toBe(0);
      expect(await unseen(page, { hints: true }), name).toEqual([]);
      // The longest words that stand in the narrowest place.
      const cut = await page.locator('.spaces .space b').evaluateAll((words) =>
        words.filter((word) => {
          const [own, space] = [word, word.closest('.space')!].map((one) => one.getBoundingClientRect());
          return own!.width > 0 && (word.scrollWidth > word.clientWidth + 1 || own!.right > space!.right + 0.5);
        }).map((word) => word.textContent),
      );
      expect(cut, name).toEqual([]);
    }
  }
});
