import { expect, test } from '@playwright/test';
import { AGAINST_AUTOBOT, HOT_SEAT, over, playOut, sitDown, tap, WITH_BOTS } from './table/player';

// Whole games, by clicking only what the page offers. They take minutes on a small machine.
test.describe('whole games', () => {
  test.setTimeout(900_000);

  test('two at one screen, to the final score', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the phone has its own game');
    await sitDown(page, HOT_SEAT);
    await playOut(page);
    await expect(over(page)).toBeVisible();
    await expect(page.getByRole('row', { name: /^Total/ })).toBeVisible();
    await expect(page.getByText(/wins!|Shared victory/)).toBeVisible();
  });

  test('alone against Autobot, which explains its turns', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the phone has its own game');
    await sitDown(page, AGAINST_AUTOBOT, '11');
    let explained = false;
    await playOut(page, {
      seed: 3,
      each: async (did) => {
        if (did !== 'end' || explained) return;
        await page.getByRole('tab', { name: 'Autobot' }).click();
        explained = await page.getByText(/Autobot (carries out|takes the waiting) task/).first().isVisible();
      },
    });
    expect(explained).toBe(true);
    await expect(over(page)).toBeVisible();
  });

  test('four seats with bots and all modules', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the phone has its own game');
    await sitDown(page, WITH_BOTS, '9');
    await playOut(page, { seed: 5 });
    await expect(over(page)).toBeVisible();
  });

  test('on a phone, by touch', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'for the phone');
    await sitDown(page, HOT_SEAT, '5');
    await playOut(page, { seed: 2, press: tap });
    await page.getByRole('button', { name: 'Log' }).tap();
    await expect(over(page)).toBeVisible();
  });
});
