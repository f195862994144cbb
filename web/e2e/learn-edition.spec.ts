import type { Page } from '@playwright/test';
import { coach, learn, make } from './learn';
import { expect, table, test, visitAndCut } from './local/site';
import { faults } from './helpers';
import { beginWorkshop, type Correction, correct, sound } from './workshop/bench';

// Lessons with figures that somebody has corrected: on the device, without a network.
test.setTimeout(240_000);

async function corrected(page: Page, address: string, name: string, correction: Correction): Promise<void> {
  await page.goto(`${address}#/workshop`);
  await beginWorkshop(page);
  await page.getByLabel('Name of the edition').fill(name);
  await page.getByLabel('Name of the edition').blur();
  await correct(page, correction);
  await sound(page);
  await page.goto(`${address}#/learn`);
}

/** The names of the editions with which games are kept here. */
const editionsOfGames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('autobahn');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => resolve(all.result.map(({ editionName }: { editionName?: string }) => editionName));
        };
      }),
  );

test('lessons follow the edition: those that go otherwise with it are left out, the others are played with it', async ({ page, site }) => {
  await visitAndCut(page, site);
  await page.goto(`${site.url}#/learn`);
  await expect(page.getByRole('button', { name: 'Start the first game' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Edition' })).toHaveCount(0);

  // The first station lies on another space: what a truck earns that passes it is not what the coach says.
  await corrected(page, site.url, 'Our box', { group: 'Player board', unit: 'playerBoard.stations[0].space', to: '2' });
  const left = page.locator('[data-left-out]');
  await expect(left).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Edition' }).selectOption({ label: 'Our box' });
  await expect(left).toContainText('With “Our box”', { timeout: 60_000 });
  const count = Number(await left.getAttribute('data-left-out'));
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(12);
  await expect(page.locator('li.out')).toHaveCount(count);
  await expect(page.locator('li.out').first()).toContainText('left out');
  await expect(page.locator('li').filter({ hasText: 'left out' }).first()).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Start the first game' }).click();
  await expect(table(page)).toBeVisible({ timeout: 30_000 });
  await make(page, 'route Frankfurt-København');
  await learn(page, 'next').click();
  await make(page, 'play cyan build');
  await make(page, 'build Hannover-Dortmund');
  await learn(page, 'next').click();
  await expect(coach(page)).toHaveAttribute('data-step', 'city', { timeout: 30_000 });
  expect(await editionsOfGames(page)).toEqual(['Our box']);
});

test('where nothing goes as it is told, the guided game is that of the standard edition, which is said', async ({ page, site }) => {
  await visitAndCut(page, site);
  // Nobody can take the route that the neighbour takes first.
  await corrected(page, site.url, 'Other routes', { group: 'Cards', unit: 'cards.routes[6]', to: 'Milano', field: 1 });
  await page.getByRole('combobox', { name: 'Edition' }).selectOption({ label: 'Other routes' });
  await expect(page.getByText('The guided game does not go with “Other routes”')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('li.out')).toHaveCount(0);
  await page.getByRole('button', { name: 'Start the first game' }).click();
  await expect(coach(page)).toHaveAttribute('data-step', 'route', { timeout: 30_000 });
  expect(await editionsOfGames(page)).toEqual([undefined]);
});
