import type { Page } from '@playwright/test';
import { colourFaults, faults, finishedGame, LANGUAGES, overflowing, picture, ready, switchTo, unfold } from './helpers';
import { expect, test } from './test';
import { fits, resized } from './visible';

const PAGES = ['/', '/new', '/new?kind=solo', '/rules', '/edition', '/account', '/learn', '/recover', '/forgotten', '/new-password', '/design', '/contests', '/contests/new', '/missing', '/replay'];

/** Beyond this a picture shows only the first screen: rules and figures go on for many. */
const TALLEST = 4000;

/** 1440×900 at 200 %. */
const ZOOMED = [720, 450] as const;

interface Look {
  themes: readonly string[];
  sizes?: ReadonlyArray<readonly [number, number]>;
}

/** Every page, opened once: what axe says, whether it fits the windows that are named, and its text in four languages. */
export function lookAtEveryPage({ themes, sizes = [] }: Look): void {
  for (const path of PAGES) {
    test(`${path}: no accessibility fault, ${themes.join(' and ')}; it fits in every window and in four languages`, async ({ page }, info) => {
      test.setTimeout(300_000);
      await page.goto(path === '/replay' ? `/replay/${await finishedGame(page)}?at=200` : path);
      await ready(page);
      await test.step('axe', () => accessible(page, path, themes));
      const own = page.viewportSize()!;
      // The page of all symbols is for those who draw them.
      await test.step('windows', () => fits(page, path === '/design' ? sizes.filter(([width]) => width === ZOOMED[0]) : sizes));
      if (path === '/edition') await unfold(page);
      if (path === '/edition' && sizes.length) await fits(page, [ZOOMED]);
      if (sizes.length) await resized(page, [own.width, own.height]);
      for (const language of LANGUAGES) {
        await test.step(language, async () => {
          await switchTo(page, { language });
          const height = await page.evaluate(() => document.documentElement.scrollHeight);
          await picture(page, `${info.project.name}/${path.slice(1).replace(/\W+/g, '-') || 'lobby'}-${language}`, height < TALLEST);
          expect(await overflowing(page), language).toEqual([]);
        });
      }
    });
  }
}

async function accessible(page: Page, path: string, themes: readonly string[]): Promise<void> {
  // This page shows its hundreds of symbols in both themes at once; its board is looked at by board.spec.
  const design = path === '/design';
  // Some entries of every shape: axe takes most of a minute for all thousand figures.
  const search = page.getByRole('searchbox');
  if (path === '/edition') {
    await search.fill('Hamburg');
    await expect(page.getByText('board.cities[3]')).toBeVisible();
  }
  for (const theme of design ? themes.slice(0, 1) : themes) {
    await switchTo(page, { theme });
    const found = theme === themes[0] ? await faults(page, ...(design ? ['.frame'] : [])) : await colourFaults(page);
    expect(found, theme).toEqual([]);
  }
  if (path === '/edition') await search.fill('');
  await switchTo(page, { theme: 'light' });
}
