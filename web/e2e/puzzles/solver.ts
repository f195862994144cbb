import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from '../test';

interface Puzzle {
  id: string;
  rating: number;
  turns: Array<{ moves: string[]; chance: number }>;
}

/** The puzzles that come with the app. */
export const PUZZLES = (JSON.parse(readFileSync(new URL('../../src/puzzles/set-1.json', import.meta.url), 'utf8')) as { games: Array<{ puzzles: Puzzle[] }> }).games.flatMap(({ puzzles }) => puzzles);

/** What the bar above the table shows: the question, that it thinks, or what an answer is worth. */
export const bar = (page: Page) => page.locator('[data-puzzle]');

/** Plays moves in notation, one after the other. */
export async function playTurn(page: Page, moves: readonly string[]): Promise<void> {
  if (!(await page.locator('#notation').isVisible())) await page.keyboard.press('n');
  for (const move of moves) {
    const before = Number(await page.locator('main').getAttribute('data-moves'));
    await page.locator('#notation').fill(move);
    await page.locator('#notation').press('Enter');
    await expect.poll(async () => Number(await page.locator('main').getAttribute('data-moves'))).toBe(before + 1);
  }
}

/** Opens a puzzle by its address on a site of files. */
export async function pose(page: Page, site: string, id: string): Promise<void> {
  await page.goto(`${site}#/puzzles/${encodeURIComponent(id)}`);
  await expect(bar(page)).toHaveAttribute('data-puzzle', 'ask', { timeout: 60_000 });
}
