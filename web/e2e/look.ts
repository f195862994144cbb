import { colourFaults, faults, finishedGame, LANGUAGES, overflowing, picture, prefer, ready, unfold } from './helpers';
import { expect, test } from './test';

const PAGES = ['/', '/new', '/new?kind=solo', '/rules', '/edition', '/account', '/learn', '/recover', '/design', '/missing', '/replay'];

/** Every page: whether its text fits, and what axe says. For each size of screen. */
export function lookAtEveryPage(themes: readonly string[]): void {
  for (const path of PAGES) look(path, themes);
}

/** Beyond this a picture shows only the first screen: rules and figures go on for many. */
const TALLEST = 4000;

function look(path: string, themes: readonly string[]): void {
  test(`${path}: text fits in four languages`, async ({ page }, info) => {
    test.setTimeout(240_000);
    const address = path === '/replay' ? `/replay/${await finishedGame(page)}?at=200` : path;
    for (const language of LANGUAGES) {
      await prefer(page, language, 'light');
      await page.goto(address);
      await ready(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await picture(page, `${info.project.name}/${path.slice(1).replace(/\W+/g, '-') || 'lobby'}-${language}`, height < TALLEST);
      if (path === '/edition') await unfold(page);
      expect(await overflowing(page), language).toEqual([]);
    }
  });

  test(`${path}: no accessibility fault, ${themes.join(' and ')}`, async ({ page }) => {
    test.setTimeout(240_000);
    const address = path === '/replay' ? `/replay/${await finishedGame(page)}?at=200` : path;
    // This page shows its hundreds of symbols in both themes at once; its board is looked at by board.spec.
    const design = path === '/design';
    for (const theme of design ? themes.slice(0, 1) : themes) {
      await prefer(page, 'en', theme);
      await page.goto(address);
      await ready(page);
      // Some entries of every shape: axe takes most of a minute for all thousand figures.
      if (path === '/edition') {
        await page.getByRole('searchbox').fill('Hamburg');
        await expect(page.getByText('board.cities[3]')).toBeVisible();
      }
      const found = theme === themes[0] ? await faults(page, ...(design ? ['.frame'] : [])) : await colourFaults(page);
      expect(found, theme).toEqual([]);
    }
  });
}
