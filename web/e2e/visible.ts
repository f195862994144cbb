import { expect, type Page } from '@playwright/test';
import { overflowing } from './helpers';

/** All the windows that a page must fit, from a phone to a large screen; the last is 1440×900 at 200 %. */
export const SIZES = [
  [360, 740],
  [390, 844],
  [600, 960],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [844, 390],
  [720, 450],
] as const;

/** Computers and tablets that lie: everything stands on one screen. */
export const DESKS = SIZES.filter(([width, height]) => width >= 1180 && height >= 600);

/** What the buttons and moves of a table look like to an eye: those that it cannot see whole, and has no hint how to reach. */
export async function unseen(page: Page, { hints }: { hints: boolean }): Promise<string[]> {
  return page.evaluate((hints) => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const cut = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    });
    const area = (box: Box) => Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);
    const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };

    /** What is left of an element between the edges of all that clips it. */
    function shown(element: Element): Box {
      let box: Box = cut(element.getBoundingClientRect(), screen);
      for (let above = element.parentElement; above; above = above.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(above);
        if (overflowX !== 'visible' || overflowY !== 'visible') box = cut(box, above.getBoundingClientRect());
      }
      return box;
    }

    /** Nothing lies over its middle. */
    function onTop(element: Element): boolean {
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    }
    const seen = (element: Element) => area(shown(element)) >= 0.97 * area(element.getBoundingClientRect()) && onTop(element);

    const faults: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('[data-move], [data-act]')) {
      if (element.getBoundingClientRect().width === 0 || seen(element)) continue;
      const more = element.closest('.scrolled')?.querySelector('[data-more]');
      if (hints && more && seen(more)) continue;
      faults.push(`${element.dataset.move ?? element.dataset.act} at ${JSON.stringify(element.getBoundingClientRect())}`);
    }
    return faults;
  }, hints);
}

/** Whether nothing lies to the side of the window. */
export const sideways = (page: Page) => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

/** The window gets another size: two frames, one to lay out the page anew, one for what watches its size. Answers its name. */
export async function resized(page: Page, [width, height]: readonly [number, number]): Promise<string> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
  await expect(page.locator('main[aria-busy=true]')).toHaveCount(0);
  return `${width}×${height}`;
}

/** A page to read fits windows of these sizes: no text is cut, nothing lies aside. */
export async function fits(page: Page, sizes: ReadonlyArray<readonly [number, number]>): Promise<void> {
  for (const size of sizes) {
    const name = await resized(page, size);
    expect(await sideways(page), name).toBe(0);
    expect(await overflowing(page), name).toEqual([]);
    // Where a page has a foot, it stands below the page and grows with it.
    for (const foot of await page.locator('footer').all()) {
      const [ours, above] = await Promise.all([foot.boundingBox(), page.locator('main').boundingBox()]);
      expect([ours?.x, ours?.width], name).toEqual([above?.x, above?.width]);
    }
  }
}
