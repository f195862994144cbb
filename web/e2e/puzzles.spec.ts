import { faults, LANGUAGES, overflowing, prefer } from './helpers';
import { expect, kept, load, table, test, visitAndCut } from './local/site';
import { bar, playTurn, pose, PUZZLES } from './puzzles/solver';

// The site of files in a folder of a plain host, and no network after the first visit.
test.setTimeout(240_000);

const easy = PUZZLES.reduce((best, one) => (one.turns[0]!.chance - one.turns[1]!.chance > best.turns[0]!.chance - best.turns[1]!.chance ? one : best));

test('a puzzle is answered wrong, tried again and solved; the solution is shown and played on from', async ({ page, site }) => {
  await visitAndCut(page, site);
  await page.getByRole('link', { name: 'Puzzles' }).click();
  await expect(page.locator('[data-count]')).toHaveAttribute('data-count', String(PUZZLES.length));
  await page.getByLabel('Difficulty').selectOption('hard');
  expect(Number(await page.locator('[data-count]').getAttribute('data-count'))).toBeLessThan(PUZZLES.length);
  expect(await faults(page)).toEqual([]);

  await pose(page, site.url, easy.id);
  // No advice is given, and nothing of before can be taken back.
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
  await playTurn(page, easy.turns.at(-1)!.moves);
  await expect(bar(page)).toHaveAttribute('data-puzzle', 'worse', { timeout: 60_000 });
  await expect(bar(page)).toContainText(`costs ${Math.round((easy.turns[0]!.chance - easy.turns.at(-1)!.chance) * 100)} %`);
  // The answer stands: nobody plays on.
  await expect(page.locator('[data-move]')).toHaveCount(0);
  await page.locator('[data-act=retry]').click();
  await expect(bar(page)).toHaveAttribute('data-puzzle', 'ask');
  await playTurn(page, easy.turns[0]!.moves);
  await expect(bar(page)).toHaveAttribute('data-puzzle', 'best', { timeout: 60_000 });

  await page.locator('[data-act=solution]').click();
  const dialog = page.getByRole('dialog', { name: 'Solution' });
  await expect(dialog.locator('[data-best]')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Other turns' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('[data-act=play-on]').click();
  await expect(page).toHaveURL(/#\/game\/local-(?!puzzle)/);
  await expect(table(page)).toBeVisible({ timeout: 60_000 });

  // It stays solved; the table of the puzzle is no game.
  await page.goto(`${site.url}#/puzzles`);
  await expect(page.locator(`a[href$="/puzzles/${easy.id}"]`).last()).toContainText('solved');
  await expect(page.getByText(/^1 of \d+ solved/)).toBeVisible();
  await page.goto(`${site.url}#/`);
  await expect(page.locator('a[href*="local-puzzle"]')).toHaveCount(0);
});

test('whoever wants the solution sees it on the board, and has not solved it', async ({ page, site }) => {
  await visitAndCut(page, site);
  await pose(page, site.url, easy.id);
  await page.locator('[data-act=solution]').click();
  await page.getByRole('dialog').locator('[data-act=lay]').click();
  await expect(bar(page)).toHaveAttribute('data-puzzle', 'shown');
  await expect(page.locator('[data-act=next]')).toBeVisible({ timeout: 60_000 });
  await page.locator('[data-act=next]').click();
  await expect(bar(page)).toHaveAttribute('data-puzzle', 'ask', { timeout: 60_000 });
  await page.goto(`${site.url}#/puzzles`);
  await expect(page.locator(`a[href$="/puzzles/${easy.id}"]`).last()).toContainText('tried');
  await page.goto(`${site.url}#/puzzles/no-such-puzzle`);
  await expect(page.getByRole('link', { name: 'All puzzles' })).toBeVisible();
});

test('mistakes of a finished game of one’s own are practised until they are solved', async ({ page, site }) => {
  test.slow(); // the browser thinks over a whole game
  await visitAndCut(page, site);
  await load(page, 'game.json', JSON.stringify(kept));
  await page.waitForURL(/#\/(?:game|replay)\/local-/);
  const game = /#\/(?:game|replay)\/([^/?#]+)/.exec(page.url())![1]!;
  await page.goto(`${site.url}#/chances/${game}`);
  const practise = page.locator('[data-mistakes]');
  await expect(practise).toBeVisible({ timeout: 300_000 });
  const count = Number(await practise.getAttribute('data-mistakes'));
  await practise.click();
  const own = page.locator('#mistakes li a');
  await expect(own).toHaveCount(count);
  expect(await faults(page)).toEqual([]);

  const [mistake] = await page.evaluate(() => (JSON.parse(localStorage.getItem('autobahn.mistakes')!) as Array<{ mistakes: Array<{ played: string[]; better: string[] }> }>)[0]!.mistakes);
  await own.first().click();
  await expect(bar(page)).toHaveAttribute('data-puzzle', 'ask', { timeout: 60_000 });
  await playTurn(page, mistake!.played);
  await expect(bar(page)).toHaveAttribute('data-puzzle', 'worse', { timeout: 60_000 });
  await page.locator('[data-act=retry]').click();
  await playTurn(page, mistake!.better);
  await expect(bar(page)).toHaveAttribute('data-puzzle', 'best', { timeout: 60_000 });
  await page.goto(`${site.url}#/puzzles`);
  await expect(own.filter({ hasText: 'solved' })).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(own).toHaveCount(0);
});

test('the pages of puzzles fit in every language', async ({ page, site }) => {
  await visitAndCut(page, site);
  for (const language of LANGUAGES) {
    await prefer(page, language, language === 'fr' ? 'dark' : 'light');
    await page.goto(`${site.url}#/puzzles`);
    await page.reload();
    await expect(page.locator('[data-count]')).toBeVisible({ timeout: 30_000 });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowing(page), `${language}, ${width} wide`).toEqual([]);
    }
    expect(await faults(page), language).toEqual([]);
  }
});
