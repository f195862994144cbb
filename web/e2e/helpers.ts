import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

export const LANGUAGES = ['en', 'de', 'fr', 'pl'] as const;

/** The record of a finished game of four, as a file to import. */
export const RECORD = new URL('../../docs/game.json', import.meta.url);

/** A finished game at a table: imported, so that every test has the same one. */
export async function finishedGame(page: Page): Promise<string> {
  const record: unknown = JSON.parse(readFileSync(RECORD, 'utf8'));
  const answer = await page.request.post('/api/games/import', { data: { record } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** Waits until a page shows its heading and nothing loads any more. */
export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
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
