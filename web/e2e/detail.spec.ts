import type { Page } from '@playwright/test';
import { faults, LANGUAGES, switchTo } from './helpers';
import { ACTING, gameAt } from './table/api';
import { AGAINST_AUTOBOT, FOUR_AT_ONE_SCREEN, open, sitDown } from './table/player';
import { expect, test } from './test';

const card = (page: Page) => page.locator('#detail');

/** One thing of every kind that a table in the middle of a game shows. */
const KINDS = [
  'city:Hannover', 'section:Hamburg-Hannover', 'station:Hannover-BadHersfeld', 'country:Italy', 'office:black', 'department:trade',
  'floor:finance/1', 'lobby:', 'track:2', 'deck:', 'display:', 'card:', 'space:build', 'lock:trade/1', 'row:1', 'token:', 'stop:1', 'claim:',
  'route:', 'money:', 'supply:', 'funding:', 'points:', 'hand:', 'era:', 'price:build', 'truck:', 'depot:',
];
const marked = (page: Page, kind: string) => page.locator(`[data-detail^="${kind}"], [data-id^="${kind}"]`).first();

/** Rests the mouse on a thing: on a point of a road that is really on it. */
async function rest(page: Page, kind: string): Promise<void> {
  const at = await marked(page, kind).evaluate((element) => {
    if (element instanceof SVGPathElement) {
      const point = element.getPointAtLength(element.getTotalLength() * 0.3).matrixTransform(element.getScreenCTM()!);
      return { x: point.x, y: point.y };
    }
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.move(5, 5);
  await page.mouse.move(at.x, at.y, { steps: 2 });
}

test('every kind of thing is explained by the same card, with figures and a rule', async ({ page }) => {
  await open(page, await gameAt(page.request, ACTING));
  const missing: string[] = [];
  for (const kind of KINDS) {
    await expect(marked(page, kind), kind).toBeAttached();
    await marked(page, kind).scrollIntoViewIfNeeded();
    await rest(page, kind);
    await expect(card(page), kind).toBeVisible();
    await expect(card(page).locator('b').first(), kind).not.toBeEmpty();
    if (!(await card(page).locator('.rules').innerText()).match(/[A-Z]+-[A-Z\d]+/)) missing.push(kind);
    // It never covers what it explains, and stays in the window.
    const covers = await card(page).evaluate((box, kind) => {
      const thing = document.querySelector(`[aria-describedby="detail"]`)!.getBoundingClientRect();
      const own = box.getBoundingClientRect();
      const apart = own.right <= thing.left || own.left >= thing.right || own.bottom <= thing.top || own.top >= thing.bottom;
      return apart && own.left >= 0 && own.top >= 0 && own.right <= innerWidth && own.bottom <= innerHeight ? '' : kind;
    }, kind);
    expect(covers).toBe('');
  }
  expect(missing).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});

test('what comes to lie below a mouse at rest is explained only when the mouse moves', async ({ page }) => {
  const game = await gameAt(page.request, ACTING);
  await open(page, game);
  const { x, y, width, height } = (await marked(page, 'hand:').boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await expect(card(page)).toBeVisible();
  // A person who came by a click has the mouse where the click was.
  await page.reload();
  await expect(page.locator('main[aria-busy=false] #decision')).toBeVisible();
  await page.waitForTimeout(1200);
  await expect(card(page)).toHaveCount(0);
  await page.mouse.move(x + width / 2 + 1, y + height / 2);
  await expect(card(page)).toBeVisible();
});

test('modules and Autobot are explained as well', async ({ page }) => {
  await sitDown(page, FOUR_AT_ONE_SCREEN, '9');
  for (const kind of ['wine:', 'traffic:', 'improvement:', 'floor:planning/1']) {
    await rest(page, kind);
    await expect(card(page), kind).toContainText(/(WINE|TRAF|SERV|BONUS)-/);
  }
  await sitDown(page, AGAINST_AUTOBOT, '9');
  await page.getByRole('list', { name: 'Players' }).getByRole('button', { name: /Autobot/ }).click();
  await rest(page, 'slot:');
  await expect(card(page)).toContainText('SOLO-8');
});

test('no native tips are left at the table', async ({ page }) => {
  await open(page, await gameAt(page.request, ACTING));
  expect(await page.locator('main [title], main svg title').count()).toBe(0);
});

test('the keyboard asks, walks from thing to thing, follows the rule and comes back', async ({ page }) => {
  await open(page, await gameAt(page.request, ACTING));
  await page.locator('#decision').focus();
  await page.keyboard.press('i');
  await expect(card(page)).toBeVisible();
  const first = await card(page).locator('b').first().innerText();
  await page.keyboard.press('ArrowDown');
  await expect(card(page).locator('b').first()).not.toHaveText(first);
  await page.keyboard.press('i');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  const rule = page.getByRole('dialog').getByRole('link').first();
  await expect(rule).toHaveAttribute('href', /^\/rules#[A-Z]/);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});

test('it speaks four languages', async ({ page }) => {
  await open(page, await gameAt(page.request, ACTING));
  const told = new Set<string>();
  for (const language of LANGUAGES) {
    await page.mouse.move(5, 5);
    await switchTo(page, { language });
    await rest(page, 'office:black');
    await expect(card(page).locator('.rule')).toBeVisible();
    told.add(await card(page).innerText());
  }
  expect(told.size).toBe(LANGUAGES.length);
});
