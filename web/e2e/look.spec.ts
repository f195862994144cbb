import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test';
import { finishedGame, LANGUAGES, prefer, ready } from './helpers';

const PAGES = ['/', '/new', '/new?kind=solo', '/rules', '/edition', '/account', '/missing', '/replay'];

for (const path of PAGES) {
  for (const theme of ['light', 'dark']) {
    test(`${path} ${theme}: no accessibility fault`, async ({ page }) => {
      await prefer(page, 'en', theme);
      await page.goto(path === '/replay' ? `/replay/${await finishedGame(page)}?at=200` : path);
      await ready(page);
      await page.waitForTimeout(800);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map((fault) => `${fault.id}: ${fault.nodes.map((node) => node.target).join(' ')}`)).toEqual([]);
    });
  }

  for (const language of LANGUAGES) {
    test(`${path} ${language}: no text overflows; a picture for people`, async ({ page }, info) => {
      await prefer(page, language, 'light');
      await page.goto(path === '/replay' ? `/replay/${await finishedGame(page)}?at=200` : path);
      await ready(page);
      await page.waitForTimeout(400);
      const file = `screenshots/${info.project.name}/${path.replace(/\W+/g, '-') || 'lobby'}-${language}.png`;
      await page.screenshot({ path: file, fullPage: true });
      expect(await page.evaluate(overflowing)).toEqual([]);
    });
  }
}

/** Elements whose own text is wider than they are, and a page wider than its window. */
function overflowing(): string[] {
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > innerWidth) faults.push(`the page is ${document.documentElement.scrollWidth} wide`);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!text || element.closest('.visually-hidden, svg, option')) continue;
    const { overflowX, display } = getComputedStyle(element);
    if (display === 'inline' || overflowX === 'auto' || overflowX === 'scroll') continue;
    if (element.scrollWidth > element.clientWidth + 1) faults.push(`${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`);
  }
  return faults;
}
