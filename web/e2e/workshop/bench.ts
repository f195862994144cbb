import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** The edition that everybody begins with, as a file. */
export const STANDARD = new URL('../../../edition/src/main/resources/autobahn/edition/standard.json', import.meta.url);

/** A figure by its place, and what it is to be: a number, an entry of a list by its value, or the other reading. */
export interface Correction {
  group: string;
  unit: string;
  to: number | string | 'otherwise';
  /** Which of several fields of the figure, counted from 0. */
  field?: number;
}

/** Twenty-two figures, of everything that lies in the box. */
export const CORRECTIONS: readonly Correction[] = [
  { group: 'Main board', unit: 'board.cities[4].value', to: 5 },
  { group: 'Main board', unit: 'board.cities[9].value', to: 8 },
  { group: 'Main board', unit: 'trade.countries[0].pharmaceuticals', to: 'gain' },
  { group: 'Dashboard', unit: 'dashboard.eras[1].buildSingle', to: 10 },
  { group: 'Dashboard', unit: 'dashboard.eras[2].buildDouble', to: 9 },
  { group: 'Offices', unit: 'administration.offices[2]', to: 5, field: 2 },
  { group: 'Offices', unit: 'administration.offices[3]', to: 6, field: 2 },
  { group: 'Development track', unit: 'administration.track.bonuses[1]', to: 6, field: 1 },
  { group: 'Development track', unit: 'administration.track.bonuses[2]', to: 'gain' },
  { group: 'Player board', unit: 'playerBoard.actionSpaces[1].space', to: '2' },
  { group: 'Player board', unit: 'playerBoard.stations[0].space', to: '2' },
  { group: 'Delivery boards', unit: 'trade.boards[1].wishes[2]', to: 'automotive' },
  { group: 'Delivery boards', unit: 'trade.boards[1].wishes[3]', to: 'gain', field: 1 },
  { group: 'Bonus tiles', unit: 'trade.tiles[0]', to: 2 },
  { group: 'Bonus tiles', unit: 'trade.tiles[1]', to: 4 },
  { group: 'Cards', unit: 'cards.routes[1]', to: 'Milano', field: 1 },
  { group: 'Cards', unit: 'cards.routeRewards[2]', to: 12, field: 1 },
  { group: 'Solo boards', unit: 'solo.easy.stations[0]', to: 2 },
  { group: 'Solo boards', unit: 'solo.hard.slots[0]', to: 3 },
  { group: 'Modules', unit: 'modules.wineCards[0]', to: 'Hannover' },
  { group: 'Modules', unit: 'modules.improvements[0].place', to: '1' },
  { group: 'Rulings', unit: 'rulings[0]', to: 'otherwise' },
];

export const unit = (page: Page, path: string) => page.locator(`[data-unit="${path}"]`);
export const faultList = (page: Page) => page.getByRole('region', { name: /\d+ faults?/ });
/** The edition has been looked at, and can be played. */
export const sound = (page: Page) => expect(page.getByText(/The edition can be played\. Hash [0-9a-f]{16}\./)).toBeVisible({ timeout: 30_000 });

export async function showGroup(page: Page, name: string): Promise<void> {
  await page.locator('label').filter({ hasText: new RegExp(`^\\s*${name} \\(\\d+\\)`) }).click();
}

/** Changes a figure where it stands. */
export async function correct(page: Page, { group, unit: path, to, field = 0 }: Correction): Promise<void> {
  await showGroup(page, group);
  const card = unit(page, path);
  await card.scrollIntoViewIfNeeded();
  if (to === 'otherwise') await card.getByRole('radio', { checked: false }).check();
  else if (typeof to === 'number') {
    const number = card.getByRole('spinbutton');
    await number.nth((await number.count()) > field ? field : 0).fill(String(to));
    await number.nth((await number.count()) > field ? field : 0).blur();
  } else {
    const choice = card.getByRole('combobox');
    await choice.nth((await choice.count()) > field ? field : 0).selectOption(to);
  }
  await expect(card.locator('.state')).toContainText('changed');
}

/** Begins with the edition of the game; answers with the page at its first figures. */
export async function beginWorkshop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin with the edition of this game' }).click();
  await expect(page.getByText(/^0 of \d+ checked$/)).toBeVisible({ timeout: 30_000 });
}

/** What a button saves, as text. */
export async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await download).path(), 'utf8');
}
