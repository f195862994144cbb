import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faults, RECORD } from './helpers';
import { expect, table, test, visitAndCut } from './local/site';
import { dice } from './table/player';

// Positions set up by hand, in a browser without a network.
test.setTimeout(240_000);

const state = '[data-faults]';
const part = (page: Page, name: string) => page.getByRole('group', { name: /^(Parts of the position|Teile der Stellung)$/ }).getByRole('button', { name, exact: true });

test('a position from scratch: a fault is named, shown and mended; then it is played', async ({ page, site }) => {
  await visitAndCut(page, site);
  await page.getByRole('link', { name: 'Set up a position' }).click();
  await page.getByRole('button', { name: 'From scratch' }).click();
  await expect(page.locator(state)).toHaveAttribute('data-faults', '0', { timeout: 30_000 });

  await part(page, 'Player 2').click();
  const lobby = page.getByRole('spinbutton', { name: 'Lobby' });
  await lobby.fill('3');
  await lobby.blur();
  await expect(page.locator(state)).not.toHaveAttribute('data-faults', /^(0|checking)$/);
  await expect(page.locator(`${state} li`).first()).toContainText('EMP-3');
  await part(page, 'Table').click();
  await page.locator(`${state} li`).filter({ hasText: 'EMP-3' }).getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('[data-path="players[1].supply"].shown')).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Work out the rest' }).click();
  await expect(page.locator(state)).toHaveAttribute('data-faults', '0');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator(state)).not.toHaveAttribute('data-faults', /^(0|checking)$/);
  await page.getByRole('button', { name: 'Work out the rest' }).click();
  await expect(page.locator(state)).toHaveAttribute('data-faults', '0');

  await page.getByLabel('Title').fill('Three in the lobby');
  await page.getByLabel('Notes').fill('Who pays for them?');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByRole('button', { name: 'Share as a link' }).click();
  const link = await page.locator('input[readonly]').inputValue();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(table(page)).toBeVisible();

  // The study is still there, with what was played on from it.
  await page.goto(`${site.url}#/position`);
  await page.getByRole('button', { name: 'Three in the lobby', exact: true }).click();
  await expect(page.getByLabel('Notes')).toHaveValue('Who pays for them?');
  await expect(page.getByRole('heading', { name: 'Played on from here' })).toBeVisible();

  await page.goto(link);
  await expect(page.locator(state)).toHaveAttribute('data-faults', '0', { timeout: 30_000 });
  await part(page, 'Player 2').click();
  await expect(page.getByRole('spinbutton', { name: 'Lobby' })).toHaveValue('3');
});

test('what is wrong with a position is said in the language of the reader', async ({ page, site }) => {
  await visitAndCut(page, site);
  await page.evaluate(() => localStorage.setItem('autobahn.language', 'de'));
  await page.goto(`${site.url}#/position`);
  await page.reload();
  await page.getByRole('button', { name: 'Von Grund auf' }).click();
  await expect(page.locator(state)).toHaveAttribute('data-faults', '0', { timeout: 30_000 });
  await part(page, 'Person 2').click();
  await page.getByRole('spinbutton', { name: 'Lobby' }).fill('3');
  await page.getByRole('spinbutton', { name: 'Lobby' }).blur();
  await expect(page.locator(`${state} li`).first()).toContainText('es sind zusammen 28 Mitarbeiter, nicht 25: Vorrat');
  await expect(page.locator(`${state} li [lang=en]`)).toHaveCount(0);
  expect(await faults(page)).toEqual([]);
});

test('a random middle-game and a file are sound; the bots say what they would play', async ({ page, site }) => {
  await visitAndCut(page, site);
  await page.goto(`${site.url}#/position`);
  await page.getByRole('button', { name: 'A random middle-game' }).click();
  await expect(page.locator(state)).toHaveAttribute('data-faults', '0', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Ask the bots' }).click();
  await expect(page.getByText('Best turn here')).toBeVisible({ timeout: 60_000 });

  await page.goto(`${site.url}#/`);
  await page.goto(`${site.url}#/position`);
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: readFileSync(RECORD) });
  await expect(page.locator(state)).toHaveAttribute('data-faults', /\d+/, { timeout: 30_000 });
});

/** Does something that the editor offers: a number, an entry of a list, a button. Answers where. */
function changeSomething([which, what]: readonly [number, number]): string {
  const all = [...document.querySelectorAll<HTMLElement>('.right [data-path] button:not(:disabled), .right [data-path] input, .right [data-path] select:not(:disabled)')];
  const element = all[Math.floor(which * all.length)]!;
  if (element instanceof HTMLSelectElement) element.selectedIndex = Math.floor(what * element.options.length);
  else if (element instanceof HTMLInputElement) element.value = String(Math.floor(what * 12));
  else element.click();
  if (!(element instanceof HTMLButtonElement)) element.dispatchEvent(new Event('change', { bubbles: true }));
  return element.closest<HTMLElement>('[data-path]')?.dataset.path ?? '';
}

for (const [name, seed, choose] of [
  ['alone with Autobot', 5, async (page: Page) => page.getByRole('radio', { name: '1', exact: true }).locator('..').click()],
  ['three, with all modules', 8, async (page: Page) => {
    await page.getByRole('radio', { name: '3', exact: true }).locator('..').click();
    for (const module of ['Wine', 'Traffic', 'Services']) await page.getByRole('checkbox', { name: new RegExp(module) }).check();
  }],
] as const) {
  test(`changed at random, a position loads elsewhere exactly when nothing is named as wrong: ${name}`, async ({ page, site, context }) => {
    await visitAndCut(page, site);
    await page.goto(`${site.url}#/position`);
    await choose(page);
    await page.getByRole('button', { name: 'A random middle-game' }).click();
    await expect(page.locator(state)).toHaveAttribute('data-faults', '0', { timeout: 60_000 });
    const other = await context.newPage();
    const random = dice(seed);
    const tabs = page.getByRole('group', { name: 'Parts of the position' }).getByRole('button');
    const undo = page.getByRole('button', { name: 'Take back' });
    const faultsNow = async () => {
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await expect(page.locator(state)).toHaveAttribute('data-faults', /^\d+$/);
      return Number(await page.locator(state).getAttribute('data-faults'));
    };
    const counted = { sound: 0, unsound: 0 };
    for (let round = 0; round < 24; round++) {
      await tabs.nth(Math.floor(random() * (await tabs.count()))).click();
      const where = await page.evaluate(changeSomething, [random(), random()] as const);
      let found = await faultsNow();
      if (found > 0 && random() < 0.3) {
        await page.getByRole('button', { name: 'Work out the rest' }).click();
        found = await faultsNow();
      }
      await expect(page.getByRole('button', { name: 'Play on from here' })).toBeEnabled({ enabled: found === 0 });
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      await other.goto(`${site.url}#/`);
      await other.goto(`${site.url}#/position`);
      await other.locator('input[type=file]').setInputFiles({ name: 'position.json', mimeType: 'application/json', buffer: readFileSync(await (await download).path()) });
      const loaded = other.locator(state);
      await expect(loaded.or(other.getByRole('alert')).first(), where).toBeVisible({ timeout: 30_000 });
      expect((await loaded.count()) === 1, `${where}: ${found} faults`).toBe(found === 0);
      counted[found === 0 ? 'sound' : 'unsound']++;
      // From something sound on, so that not everything is broken by what was broken before.
      for (let back = 0; found > 0 && back < 10 && (await undo.isEnabled()); back++) {
        await undo.click();
        found = await faultsNow();
      }
    }
    expect(counted.sound).toBeGreaterThan(2);
    expect(counted.unsound).toBeGreaterThan(2);
  });
}

test('who has triggered the end, turns left, wine, services and Autobot can be set, and what is wrong there is shown', async ({ page, site }) => {
  await visitAndCut(page, site);
  await page.goto(`${site.url}#/position`);
  await page.getByRole('radio', { name: '1', exact: true }).locator('..').click();
  for (const module of ['Wine', 'Services']) await page.getByRole('checkbox', { name: new RegExp(module) }).check();
  await page.getByRole('button', { name: 'From scratch' }).click();
  await expect(page.locator(state)).toHaveAttribute('data-faults', '0', { timeout: 30_000 });
  const field = (path: string) => page.locator(`[data-path="${path}"]`);

  await field('table.trigger').getByRole('button').first().click();
  await expect(page.locator(`${state} li`).first()).toContainText('nobody has triggered');
  await field('table.trigger').getByRole('button').first().click();
  await expect(page.locator(state)).toHaveAttribute('data-faults', '0');
  await field('table.services.left').getByRole('button').first().click();
  await expect(page.locator(state)).not.toHaveAttribute('data-faults', /^(0|checking)$/);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator(state)).toHaveAttribute('data-faults', '0');

  await part(page, 'Autobot').click();
  await field('autobot.slotsFilled').getByRole('spinbutton').fill('3');
  await field('autobot.slotsFilled').getByRole('spinbutton').blur();
  await expect(page.locator(`${state} li`).first()).toContainText('SOLO-8');
  await part(page, 'Table').click();
  await page.locator(`${state} li`).filter({ hasText: 'SOLO-8' }).getByRole('button', { name: 'Show' }).click();
  await expect(page.locator('[data-path="autobot.slotsFilled"].shown')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator(state)).toHaveAttribute('data-faults', '0');

  // A task that waits, and the deck that Autobot will turn up: as they lie beside its board.
  const task = field('autobot.tasks.1').getByRole('combobox');
  await task.selectOption('queue');
  await expect(page.locator(state)).toHaveAttribute('data-faults', '0');
  const deck = field('hidden.autobot.colours').getByRole('button');
  await deck.last().click();
  await expect(deck.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator(state)).toHaveAttribute('data-faults', '0');
  expect(await faults(page)).toEqual([]);

  await part(page, 'Player 1').click();
  await field('players[0].wine.state').getByRole('combobox').selectOption('delivered');
  await expect(page.locator(state)).not.toHaveAttribute('data-faults', /^(0|checking)$/);
  await part(page, 'Table').click();
  const singles = field('table.wineTokens.singles').getByRole('spinbutton');
  await field('table.wineTokens.doubles').getByRole('button').first().click();
  await expect(page.locator(state)).toHaveAttribute('data-faults', '0');
  await expect(singles).toBeVisible();
});
