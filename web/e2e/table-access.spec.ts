import { expect, test } from './test';
import { colourFaults, faults, switchTo } from './helpers';
import { confirmMoves, FOUR_AT_ONE_SCREEN, Player, settled, sitDown } from './table/player';

test('the table has no faults that axe finds, light and dark', async ({ page }) => {
  test.setTimeout(120_000);
  await confirmMoves(page, false);
  await sitDown(page, FOUR_AT_ONE_SCREEN, '9');
  const player = new Player(page, 6);
  for (let i = 0; i < 12; i++) await player.act();
  await settled(page);
  for (const theme of ['light', 'dark']) {
    await switchTo(page, { theme });
    expect(await (theme === 'light' ? faults(page) : colourFaults(page)), theme).toEqual([]);
  }
});
