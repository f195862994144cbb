import type { Locator, Page } from '@playwright/test';
import { picture } from './helpers';
import { expect, test } from './test';
import { readFileSync } from 'node:fs';
import { settled } from './table/player';

const RECORD = JSON.parse(readFileSync(new URL('../src/learn/records/first-game.json', import.meta.url), 'utf8')) as { moves: string[] };

/** The steps of the guided game and the moves that each of them wants. */
export const STEPS: ReadonlyArray<readonly [string, readonly string[]]> = [
  ['route', ['route Saarbrücken-Milano']],
  ['build', ['play cyan build', 'build Hannover-Dortmund']],
  ['city', ['play red build', 'build København-Hamburg']],
  ['upgrade', ['play black upgrade', 'upgrade Hamburg-Hannover']],
  ['station', ['play red station', 'station Hamburg-København']],
  ['load', ['play red load', 'load red Hamburg 1', 'done']],
  ['drive', ['drive 1 Hamburg-København', 'drive 1 København-Hamburg', 'bonus 1']],
  ['unlock', ['play red unlock', 'unlock network 1 red', 'done']],
  ['deliver', ['deliver 1 Denmark', 'take colour']],
  ['promote', ['tile promote', 'promote network 1']],
  ['score', []],
  ['refresh', ['refresh', 'end']],
  ['track', ['play red upgrade', 'upgrade Hamburg-København']],
  ['era', ['play orange build', 'build Frankfurt-Würzburg', 'end']],
  ['finance', ['promote finance 1']],
];

export const coach = (page: Page) => page.locator('[data-step]');
export const learn = (page: Page, way: string) => page.locator(`[data-learn=${way}]`);
export const moves = (page: Page) => page.locator('[data-version]').getAttribute('data-moves');

export async function start(page: Page): Promise<void> {
  await page.goto('/learn');
  await page.getByRole('button', { name: 'Start the first game' }).click();
  await expect(coach(page)).toHaveAttribute('data-step', 'route', { timeout: 20_000 });
}

/** By finger where there is a finger, else by mouse. */
const press = (page: Page, thing: Locator) => (touch(page) ? thing.tap() : thing.click());
const touch = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** Makes a move by what the page offers for it. */
export async function make(page: Page, move: string): Promise<void> {
  const before = Number(await moves(page));
  await press(page, page.locator(move === 'end' ? '[data-act=end]' : `[data-move="${move}"]`).first());
  const confirm = page.locator('[data-act=confirm]');
  await expect.poll(async () => Number(await moves(page)) > before || (await confirm.count()) > 0).toBe(true);
  if (Number(await moves(page)) === before) await press(page, confirm);
  await expect.poll(async () => Number(await moves(page))).toBe(before + 1);
  await settled(page);
}

/** The whole guided game, at the size of screen that the project has. */
export const guidedGame = async ({ page }: { page: Page }): Promise<void> => {
  const isMobile = touch(page);
  test.setTimeout(240_000);
  await start(page);
  for (const [key, wanted] of STEPS) {
    await expect(coach(page)).toHaveAttribute('data-step', key, { timeout: 20_000 });
    await expect(coach(page)).toHaveAttribute('data-done', 'false');
    await picture(page, `learn-${isMobile ? 'phone' : 'desktop'}-${key}`);
    // On a phone the score lies on another page than the moves.
    if (key === 'refresh' && isMobile) await page.getByRole('button', { name: 'Play', exact: true }).click();
    for (const move of wanted) await make(page, move);
    if (key === 'score') {
      // A panel is to be opened; no move is asked for.
      await expect(coach(page)).not.toContainText('Now:');
      if (isMobile) await page.getByRole('button', { name: 'Log', exact: true }).click();
      await page.getByRole('tab', { name: 'Score' }).click();
      await expect(page.locator('#side')).toContainText('1 × 3');
    }
    await expect(coach(page)).toHaveAttribute('data-done', 'true');
    await expect(learn(page, 'next')).toBeFocused();
    // Only the way on is left: nobody ends a turn by mistake and finds themselves in the neighbour's place.
    if (!(isMobile && key === 'score')) await expect(page.locator('[data-act=end]')).toBeDisabled();
    await expect(page.locator('[data-move]')).toHaveCount(0);
    await learn(page, 'next').click();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'You know how to play' })).toBeVisible();
  await picture(page, `learn-${isMobile ? 'phone' : 'desktop'}-over`);

  // One table is left behind, not one for each step; it holds the whole game, with the route card taken here.
  const mine = (await (await page.request.get('/api/games?show=mine')).json()) as { tables: Array<{ id: string }> };
  expect(mine.tables).toHaveLength(1);
  const record = (await (await page.request.get(`/api/games/${mine.tables[0]!.id}/record`)).json()) as { moves: string[] };
  expect(record.moves).toEqual(RECORD.moves.map((move, i) => (i === 1 ? 'route Saarbrücken-Milano' : move)));
  // One click into a game against a beginner; the coach goes along and says what to look at.
  await page.getByRole('button', { name: 'Start a real game' }).click();
  await expect(page).toHaveURL(/\/game\//);
  const tips = page.locator('[data-coach]');
  await expect(tips).toHaveAttribute('data-coach', /route|wait/, { timeout: 20_000 });
  await expect(page.locator('[data-move^=route]').first()).toBeVisible({ timeout: 20_000 });
  await expect(tips).toHaveAttribute('data-coach', 'route');
  await tips.getByRole('button', { name: 'Without the coach' }).click();
  await expect(tips).toHaveCount(0);
};
