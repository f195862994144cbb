import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const LANGUAGES = ['en', 'de', 'fr', 'pl'] as const;

/** The record of a finished game of four, as a file to import. */
export const RECORD = new URL('../../docs/game.json', import.meta.url);
export const MOVES = (JSON.parse(readFileSync(RECORD, 'utf8')) as { moves: string[] }).moves.length;

/** A finished game at a table: imported, so that every test has the same one. */
export async function finishedGame(page: Page): Promise<string> {
  const record: unknown = JSON.parse(readFileSync(RECORD, 'utf8'));
  const answer = await page.request.post('/api/games/import', { data: { record } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const LOADING = /^(Loading|Wird geladen|Chargement|Wczytywanie)/;

/** Waits until a page shows its heading, has its fonts, and nothing loads or moves any more. */
export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('p').filter({ hasText: LOADING })).toHaveCount(0, { timeout: 30_000 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity;
    await Promise.all(document.getAnimations().map((animation) => endless(animation) || animation.finished.catch(() => null)));
  });
}

/** Sets language and theme before the first picture. */
export async function prefer(page: Page, language: string, theme: string): Promise<void> {
  await page.addInitScript(
    ([language, theme]) => {
      localStorage.setItem('autobahn.language', language!);
      localStorage.setItem('autobahn.theme', theme!);
    },
    [language, theme],
  );
}

/** Another language or theme for a page that stands, as if it had been chosen in another window: far cheaper than the page anew. */
export async function switchTo(page: Page, { language, theme }: { language?: string; theme?: string }): Promise<void> {
  await page.evaluate(
    (chosen) => {
      for (const [key, value] of Object.entries(chosen)) {
        if (!value) continue;
        localStorage.setItem(`autobahn.${key}`, value);
        dispatchEvent(new StorageEvent('storage', { key: `autobahn.${key}` }));
      }
    },
    { language, theme },
  );
  const root = page.locator('html');
  if (theme) await expect(root).toHaveAttribute('data-theme', theme);
  if (!language) return;
  await expect(root).toHaveAttribute('lang', language);
  // What is fetched in this language, too.
  await expect(page.locator(`main [lang]:not([lang=${language}])`)).toHaveCount(0);
  await ready(page);
}

/** Opens what the edition page keeps folded: nearly all of it. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('details').evaluateAll((all) => all.forEach((each) => ((each as HTMLDetailsElement).open = true)));
  await page.getByText('rulings[0]').scrollIntoViewIfNeeded();
}

/** A picture for people to look at, where somebody asks for them: PICTURES=yes npm run e2e. */
export async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  if (process.env.PICTURES) await page.screenshot({ path: `screenshots/${name}.png`, fullPage });
}

/** What axe has against the page; nothing, if all is well. */
export async function faults(page: Page, ...without: string[]): Promise<string[]> {
  // Still an experiment of axe's, but Lighthouse asks for it: whoever speaks to the computer says what is written.
  const axe = builder(page).options({ rules: { 'label-content-name-mismatch': { enabled: true } } });
  for (const part of without) axe.exclude(part);
  return told(axe);
}

/** What axe has against its colours: all that a theme can change about a page that was looked at in another one. */
export async function colourFaults(page: Page): Promise<string[]> {
  return told(builder(page).withRules(['color-contrast', 'link-in-text-block']));
}

/** What axe has against the names of things: all that a language can change about a page that was looked at in another one. */
export async function nameFaults(page: Page): Promise<string[]> {
  return told(builder(page).withRules(['label-content-name-mismatch', 'html-lang-valid', 'button-name', 'link-name', 'label', 'select-name', 'aria-input-field-name', 'aria-toggle-field-name']));
}

/** Our pages have no frames of other origins: axe needs no window of its own to gather what it has found in them. */
const builder = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

async function told(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 120)}`).join(' | ')}`);
}

/** Elements whose own text is wider than they are, and a page wider than its window. */
export async function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!text || element.closest('.visually-hidden, svg, option')) continue;
      const { overflowX, display, clipPath } = getComputedStyle(element);
      if (clipPath === 'inset(50%)' || display === 'inline' || overflowX === 'auto' || overflowX === 'scroll') continue;
      if (element.scrollWidth > element.clientWidth + 1) found.push(`${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`);
    }
    return found;
  });
}
