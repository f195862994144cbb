import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { faults, LANGUAGES, nameFaults, overflowing, ready, switchTo } from './helpers';
import { confirmMoves, open, over, Player } from './table/player';
import { newAccount } from './table/api';
import { expect, test } from './test';
import { beginWorkshop, correct, CORRECTIONS, faultList, saved, showGroup, sound, STANDARD, unit } from './workshop/bench';

// Somebody who owns the printed game corrects its figures, passes them on and plays with them.

const account = (page: Page, name: string) => newAccount(page.request, name);

async function elsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  return context.newPage();
}

const edition = (text: string) => JSON.parse(text) as { dashboard: { startMoney: { value: number } }; board: { cities: Array<{ value?: number; valueFrom?: string; valueBy?: string }> } };

test('figures of every group are corrected, faults are named, taken back, saved, begun with elsewhere and compared', async ({ page, browser, baseURL }) => {
  test.setTimeout(240_000);
  await page.goto('/workshop');
  await beginWorkshop(page);
  await page.getByLabel('Who checks the figures').fill('Anna');
  await page.getByLabel('Who checks the figures').blur();
  for (const correction of CORRECTIONS.filter(({ unit }) => unit !== 'trade.tiles[1]')) await correct(page, correction);

  // One tile less than there are: what is wrong is said in the list, and nothing can be played until it is mended.
  await expect(faultList(page)).toContainText('there are 36 bonus tiles, not 35');
  await expect(page.getByText('It has faults and cannot be played yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeDisabled();
  expect(await faults(page)).toEqual([]);
  await correct(page, CORRECTIONS.find(({ unit }) => unit === 'trade.tiles[1]')!);
  await sound(page);
  await expect(page.getByText(new RegExp(`^${CORRECTIONS.length} of \\d+ checked$`))).toBeVisible();

  // A depot on a road that does not come there: said beside the figure, shown from the list, taken back.
  await correct(page, { group: 'Main board', unit: 'board.depots[1]', to: 'white', field: 1 });
  await expect(unit(page, 'board.depots[1]').getByRole('alert')).toContainText('Hamburg does not lie on the white autobahn');
  await showGroup(page, 'Rulings');
  await faultList(page).getByRole('button', { name: 'Show' }).first().click();
  await expect(unit(page, 'board.depots[1]')).toBeInViewport();
  await page.getByRole('button', { name: 'Take back' }).click();
  await sound(page);
  await expect(unit(page, 'board.depots[1]').getByRole('alert')).toHaveCount(0);

  const text = await saved(page, 'Save as a file');
  expect(edition(text).board.cities[4]).toMatchObject({ value: 5, valueFrom: 'C', valueBy: 'Anna' });

  // What was begun is still there after the browser was closed.
  await page.reload();
  await page.getByRole('button', { name: /^Go on: / }).click();
  await expect(page.getByText(new RegExp(`^${CORRECTIONS.length} of \\d+ checked$`))).toBeVisible();

  const other = await elsewhere(browser, baseURL);
  await other.goto('/workshop');
  const file = (name: string, content: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  await other.locator('input[type=file]').setInputFiles(file('no.json', '{"board": 3}'));
  await expect(other.getByRole('alert')).toContainText('This file is no edition of the game.');
  await other.locator('input[type=file]').setInputFiles(file('annas-box.json', text));
  await expect(other.getByText(new RegExp(`^${CORRECTIONS.length} of \\d+ checked$`))).toBeVisible({ timeout: 30_000 });
  await sound(other);
  await other.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(other.getByText('0 figures differ.')).toBeVisible();
  await other.locator('section').filter({ hasText: 'Compare with a file' }).locator('input[type=file]').last().setInputFiles(file('standard.json', readFileSync(STANDARD, 'utf8')));
  await expect(other.getByText(/^[2-9]\d figures differ\.$/)).toBeVisible({ timeout: 30_000 });
  expect(await faults(other)).toEqual([]);
  const patch = await saved(other, 'Save the differences for the maintainers');
  expect(patch).toContain('board.cities');
  await other.context().close();
});

test('a table is played with it to the end, by two browsers and a bot, whatever its owner does meanwhile', async ({ page, browser, baseURL }, info) => {
  test.setTimeout(600_000);
  const name = `Owner-${info.retry}-${Date.now() % 100000}`;
  await account(page, name);
  await confirmMoves(page, false);
  await page.goto('/workshop');
  await beginWorkshop(page);
  await page.getByLabel('Name of the edition').fill(`Box of ${name}`);
  await page.getByLabel('Name of the edition').blur();
  await correct(page, { group: 'Main board', unit: 'board.cities[4].value', to: 9 });
  await correct(page, { group: 'Offices', unit: 'administration.offices[2]', to: 7, field: 2 });
  await sound(page);
  await page.getByText('whoever has the link', { exact: true }).click();
  await page.getByRole('button', { name: 'Put it on the server' }).click();
  await expect(page.getByText('The server has it.')).toBeVisible();
  const bench = page.url();
  const link = await page.getByRole('textbox', { name: 'Link to this edition' }).inputValue();
  await page.getByRole('link', { name: 'Make a table with it' }).click();
  await expect(page.getByRole('combobox', { name: /^Edition/ }).locator('option:checked')).toContainText(`Box of ${name}`);
  await page.getByRole('radio', { name: '3', exact: true }).locator('..').click();
  await page.getByLabel('Seat 3: who sits here').selectOption('bot');
  await page.getByLabel('Seat 3: strength').selectOption({ index: 0 });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByText(`Edition: Box of ${name}`).first()).toBeVisible();
  const invitation = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();

  const ben = await elsewhere(browser, baseURL);
  await confirmMoves(ben, false);
  await ben.goto(invitation);
  await expect(ben.getByText(`Edition: Box of ${name}`).first()).toBeVisible();
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Sit down: Seat 2' }).click();
  await expect(page.getByText('Ben', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const id = /game\/([^#?/]+)/.exec(page.url())![1]!;
  await open(page, id);
  await open(ben, id);
  const value = async (who: Page) => {
    const hash = ((await (await who.request.get(`/api/games/${id}`)).json()) as { editionHash: string }).editionHash;
    return edition(await (await who.request.get(`/api/edition?hash=${hash}`)).text()).board.cities[4]?.value;
  };
  expect(await value(ben)).toBe(9);

  const players = [new Player(page, 3), new Player(ben, 5)];
  let changed = 0;
  const finished = await playTogether(id, players, async (moves) => {
    if (changed === 0 && moves > 30) {
      changed++;
      await changeOnBench(page, bench, link);
    }
  });
  expect(finished).toBe(true);
  expect(changed).toBe(1);
  await expect(over(page)).toBeVisible();
  await expect(over(ben)).toBeVisible();
  expect(await value(ben)).toBe(9);

  // The rules say beside their text which figures are others at this table.
  const { editionHash } = (await (await ben.request.get(`/api/games/${id}`)).json()) as { editionHash: string };
  await ben.goto(`/rules?edition=${editionHash}`);
  await expect(ben.locator('.entry').filter({ has: ben.locator('[id="CITY-1"]') })).toContainText('9 here, not 4', { timeout: 60_000 });
  await expect(ben.getByText('2 figures differ.')).toBeVisible();
  await ben.context().close();

  /** Whoever is to move does something, until the game is over. */
  async function playTogether(game: string, who: readonly Player[], between: (moves: number) => Promise<void>): Promise<boolean> {
    for (let done = 0; done < 4000; done++) {
      const { status, toMove } = (await (await page.request.get(`/api/games/${game}`)).json()) as { status: string; toMove: number | null };
      if (status === 'finished') return true;
      const player = toMove === null ? undefined : who[toMove];
      if (player) {
        const { stamp } = await player.act();
        // What was done has arrived, so that the server knows who is next.
        await player.page.waitForFunction((before) => `${document.querySelector('main')?.dataset.version}/${document.querySelector('[data-act=confirm]') !== null}` !== before, stamp, { timeout: 60_000 });
      } else await page.waitForTimeout(50);
      await between(done);
    }
    return false;
  }
});

/** The owner changes the edition in another window, and then deletes it. */
async function changeOnBench(page: Page, bench: string, link: string): Promise<void> {
  const window = await page.context().newPage();
  await window.goto(bench);
  await window.getByRole('button', { name: /^Go on: / }).click();
  await correct(window, { group: 'Main board', unit: 'board.cities[4].value', to: 2 });
  await sound(window);
  const changed = window.waitForResponse((response) => response.request().method() === 'PUT' && response.url().includes('/api/editions/'), { timeout: 60_000 });
  await window.getByRole('button', { name: 'Update it on the server' }).click();
  expect(await (await changed).text()).toContain('"version":1');
  await expect(window.getByText('The server has it.')).toBeVisible();
  const id = new URL(link).searchParams.get('from')!;
  const stored = (await (await window.request.get(`/api/editions/${id}`)).json()) as { file: { board: { cities: Array<{ value?: number }> } } };
  expect(stored.file.board.cities[4]?.value).toBe(2);
  window.once('dialog', (dialog) => void dialog.accept());
  await window.getByRole('button', { name: 'Delete it on the server' }).click();
  await expect(window.getByRole('button', { name: 'Put it on the server' })).toBeVisible();
  await window.goto(link);
  await window.getByRole('button', { name: 'Begin with the edition of the link' }).click();
  await expect(window.getByRole('alert')).toBeVisible();
  await window.close();
}

test('the workshop in four languages: nothing is too long, and axe has nothing against it', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/workshop');
  await ready(page);
  await page.locator('.ways button').first().click();
  await expect(page.locator('progress')).toBeVisible({ timeout: 30_000 });
  const groups = page.getByRole('radio');
  for (const language of LANGUAGES) {
    await switchTo(page, { language });
    for (let i = 0; i < 11; i++) {
      await groups.nth(i).locator('..').click();
      await expect(page.locator('[data-unit]').first()).toBeVisible();
      expect(await overflowing(page), language).toEqual([]);
    }
    // What may differ from language to language, after all has been looked at in one.
    expect(await (language === 'en' ? faults(page) : nameFaults(page)), language).toEqual([]);
  }
});

test('where tables are usually played with an edition that lessons do not go with, they say so', async ({ page }) => {
  await page.goto('/learn');
  await ready(page);
  await expect(page.getByText('The guided game does not go with')).toHaveCount(0);
  await page.route(
    (url) => url.pathname === '/api/edition' && !url.searchParams.has('hash'),
    async (route) => {
      const response = await route.fetch();
      const json = { ...((await response.json()) as Record<string, unknown>), name: 'The house’s own' };
      await route.fulfill({ response, json, headers: { ...response.headers(), etag: '"0123456789abcdef"' } });
    },
  );
  await page.reload();
  await expect(page.getByText('The guided game does not go with “The house’s own”')).toBeVisible({ timeout: 30_000 });
});
