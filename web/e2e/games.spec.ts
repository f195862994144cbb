import { expect, test } from './test';
import { AGAINST_AUTOBOT, confirmMoves, HOT_SEAT, over, Player, sitDown, WITH_BOTS } from './table/player';

// Whole games, by clicking only what the page offers.
test.describe('whole games', () => {
  test.setTimeout(600_000);

  test('two at one screen, every move confirmed, to the final score', async ({ page }) => {
    await confirmMoves(page, true);
    await sitDown(page, HOT_SEAT);
    let confirmed = 0;
    await new Player(page, 1).toTheEnd(async ({ kind }) => void (confirmed += kind === 'confirm' ? 1 : 0));
    expect(confirmed).toBeGreaterThan(50);
    await expect(over(page)).toBeVisible();
    await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
    await expect(page.getByText(/wins!|Shared victory/)).toBeVisible();
  });

  test('alone against Autobot, which explains its turns', async ({ page }) => {
    await confirmMoves(page, false);
    await sitDown(page, AGAINST_AUTOBOT, '11');
    const reason = page.getByText(/Autobot (carries out|takes the waiting) task/).first();
    let explained = false;
    await new Player(page, 3).toTheEnd(async ({ kind }) => {
      if (kind !== 'end' || explained) return;
      await page.getByRole('tab', { name: 'Autobot' }).click();
      await expect(reason).toBeVisible();
      explained = true;
    });
    expect(explained).toBe(true);
    await expect(over(page)).toBeVisible();
  });

  test('four seats with bots and all modules', async ({ page }) => {
    await confirmMoves(page, false);
    await sitDown(page, WITH_BOTS, '9');
    await new Player(page, 5).toTheEnd();
    await expect(over(page)).toBeVisible();
  });
});
