import { faults, overflowing } from './helpers';
import { expect, table, test, visitAndCut } from './local/site';
import { beginWorkshop, correct, CORRECTIONS, showGroup, sound, unit } from './workshop/bench';

// The box is open on the table, the phone lies beside it, and there is no network.
test.setTimeout(120_000);

test('figures are corrected on a phone without a network, a fault is named in German, and a game is played with them', async ({ page, site }) => {
  await visitAndCut(page, site);
  await page.goto(`${site.url}#/workshop`);
  await beginWorkshop(page);
  for (const path of ['board.cities[4].value', 'administration.offices[2]', 'trade.boards[1].wishes[2]', 'rulings[0]']) {
    await correct(page, CORRECTIONS.find((each) => each.unit === path)!);
    expect(await overflowing(page)).toEqual([]);
  }
  await sound(page);
  expect(await faults(page)).toEqual([]);

  // The phone was locked for so long that the browser forgot the page; and now somebody else reads it.
  await page.evaluate(() => localStorage.setItem('autobahn.language', 'de'));
  await page.reload();
  await page.getByRole('button', { name: /^Weitermachen: / }).tap();
  await expect(page.getByText(/^4 von \d+ geprüft$/)).toBeVisible({ timeout: 30_000 });
  await showGroup(page, 'Spielplan');
  await unit(page, 'board.depots[1]').getByRole('combobox').nth(1).selectOption('white');
  await expect(unit(page, 'board.depots[1]').getByRole('alert')).toHaveText('Hamburg liegt nicht an der Autobahn in der Farbe Weiß');
  expect(await overflowing(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zurücknehmen' }).tap();
  await expect(unit(page, 'board.depots[1]').getByRole('alert')).toHaveCount(0);

  // A short group, so that nothing moves while one reaches for what stands below it.
  await showGroup(page, 'Büros');
  await page.getByRole('link', { name: 'Auf diesem Gerät damit spielen' }).tap();
  await page.getByRole('button', { name: 'Partie beginnen' }).tap();
  await expect(table(page)).toBeVisible({ timeout: 30_000 });
});
