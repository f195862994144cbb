import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { colourFaults, faults, LANGUAGES, overflowing, picture, switchTo } from './helpers';
import { confirmMoves, moves, open, settled } from './table/player';
import { expect } from './test';

/** A game of two in which nobody can build any more: after all its moves the second era has ended by that. */
const RECORD = JSON.parse(readFileSync(new URL('./records/dead-end.json', import.meta.url), 'utf8')) as { moves: string[] };
const ALL = RECORD.moves.length;
/** In the fifth round of those that are counted. */
const COUNTING = 350;

async function after(page: Page, moves: number): Promise<string> {
  const record = { ...RECORD, moves: RECORD.moves.slice(0, moves) };
  const seats = ['Anna', 'Bruno'].map((name) => ({ kind: 'me', name }));
  const answer = await page.request.post('/api/games/import', { data: { record, seats } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const SENTENCES = {
  en: /^Nobody can build: round 4 of 10, then the era ends/,
  de: /^Niemand kann bauen: Runde 4 von 10, dann endet die Epoche/,
  fr: /^Personne ne peut construire : tour de table 4 sur 10, puis l’époque finit/,
  pl: /^Nikt nie może budować: runda 4 z 10, potem era się kończy/,
};

/** The counter in the dashboard: it fits, says what it means, and explains it in full. */
export const counted = async ({ page }: { page: Page }, kind: string): Promise<void> => {
  await open(page, await after(page, COUNTING));
  for (const language of LANGUAGES) {
    for (const theme of language === 'en' ? ['light', 'dark'] : ['light']) {
      await switchTo(page, { language, theme });
      const counter = page.locator('header').getByRole('button', { name: SENTENCES[language] });
      await expect(counter).toBeInViewport({ ratio: 1 });
      expect(await overflowing(page), language).toEqual([]);
      await picture(page, `${kind}/dead-end-${language}-${theme}`);
      await counter.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(SENTENCES[language])).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'ERA-5' })).toHaveAttribute('href', '/rules#ERA-5');
      expect(await overflowing(page), `${language}, explained`).toEqual([]);
      await picture(page, `${kind}/dead-end-${language}-${theme}-explained`);
      if (language === 'en') expect(await (theme === 'light' ? faults(page) : colourFaults(page)), theme).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(counter).toBeFocused();
    }
  }
};

/** The tenth round: the era ends, and that is said; the next one takes its full number of sections. */
export const ended = async ({ page }: { page: Page }): Promise<void> => {
  await confirmMoves(page, false);
  await open(page, await after(page, ALL - 1));
  const banner = page.locator('header');
  await expect(banner.getByRole('button', { name: /round 9 of 10/ })).toBeVisible();
  const built = banner.getByRole('img', { name: /sections built; the era ends at/ });
  const before = Number((await built.getAttribute('aria-label'))?.split(' ')[0]);
  await page.locator('[data-act=end]').click();
  await expect(page.locator('[data-version]')).toHaveAttribute('data-moves', String(ALL));
  await settled(page);
  await expect(page.locator('main > [aria-live]')).toContainText('Dead end: for 10 rounds nobody could build a section');
  await expect(banner.getByRole('button', { name: 'Dead end: the era ends' })).toBeVisible();
  // Rewards of the routes.
  for (let left = 6; left > 0 && (await banner.getByText('Era 2').count()) > 0; left--) {
    const made = await moves(page);
    await page.locator('[data-move]').first().click();
    await expect.poll(() => moves(page)).toBe(made + 1);
    await settled(page);
  }
  await expect(built).toHaveAccessibleName(`${before} sections built; the era ends at ${before + 14}`);
  await expect(banner.getByText(/Dead end|Nobody can build/)).toHaveCount(0);
};
