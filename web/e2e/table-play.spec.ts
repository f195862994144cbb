import { expect, test } from './test';
import { confirmMoves, FOUR_AT_ONE_SCREEN, HOT_SEAT, moves, Player, settled, sitDown, WITH_BOTS } from './table/player';

test.describe('playing', () => {
  test('takes back every kind of decision it meets', async ({ page }) => {
    test.setTimeout(300_000);
    await confirmMoves(page, false);
    await sitDown(page, HOT_SEAT, '21');
    const player = new Player(page, 8);
    const question = page.locator('#decision');
    const undo = page.locator('[data-act=undo]');
    const seen = new Set<string>();
    for (let i = 0; i < 110; i++) {
      const asked = (await question.innerText()).trim();
      const before = await moves(page);
      const { move } = await player.act();
      await expect.poll(() => moves(page)).toBeGreaterThan(before);
      await settled(page);
      const kind = `${asked.replace(/^(Anna|Bruno)/, '')} ${move.split(' ')[0]}`;
      if (seen.has(kind) || (await moves(page)) !== before + 1 || !(await undo.isEnabled())) continue;
      seen.add(kind);
      await undo.click();
      await expect.poll(() => moves(page)).toBe(before);
      await settled(page);
      await expect(question).toHaveText(asked);
      await expect(question).toBeFocused();
      player.anew();
    }
    expect(seen.size, [...seen].join(', ')).toBeGreaterThan(9);
  });

  test('shows price and outcome before it is confirmed, and forgets by Escape', async ({ page }) => {
    await sitDown(page, HOT_SEAT, '7');
    for (let i = 0; i < 2; i++) {
      await page.locator('[data-move^=route]').first().click();
      await page.locator('[data-act=confirm]').click();
      await settled(page);
    }
    await page.locator('[data-pick="card:black"]').click();
    await expect(page.locator('[data-pick="card:black"]')).toHaveAttribute('aria-pressed', 'true');
    await page.locator('[data-pick="space:upgrade"]').click();
    await settled(page);
    await page.locator('[data-move^="upgrade"]').first().click();
    await expect(page.locator('.preview')).toContainText(/costs DM \d+.*DM \d+ left/);
    await expect(page.locator('.preview')).toContainText(/office/);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-act=confirm]')).toHaveCount(0);
  });

  test('says why something cannot be chosen, with the rule', async ({ page }) => {
    await sitDown(page, HOT_SEAT, '7');
    await page.locator('[data-move^=route]').first().click();
    await page.locator('[data-act=confirm]').click();
    await settled(page);
    await page.locator('[data-move^=route]').first().click();
    await page.locator('[data-act=confirm]').click();
    await settled(page);
    await page.getByRole('button', { name: /Why not: Black to “Unlock technology”/ }).click();
    await expect(page.locator('.why')).toContainText('TURN-4');
    await expect(page.locator('.why a')).toHaveAttribute('href', /\/rules#TURN-4/);
  });

  test('takes a move typed in notation', async ({ page }) => {
    await sitDown(page, HOT_SEAT, '7');
    const route = await page.locator('[data-move^=route]').first().getAttribute('data-move');
    await page.keyboard.press('n');
    await page.locator('#notation').fill((route ?? '').toUpperCase());
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-version]')).toHaveAttribute('data-moves', '1');
    await expect(page.locator('#decision')).toBeFocused();
  });

  test('has all that four players can do with six cards in sight', async ({ page }) => {
    await confirmMoves(page, false);
    await sitDown(page, FOUR_AT_ONE_SCREEN);
    for (let made = 0; made < 4; made++) {
      await expect.poll(() => moves(page)).toBe(made);
      await settled(page);
      await page.locator('[data-move^=route]').first().click();
    }
    await expect(page.locator('tbody th')).toHaveCount(6);
    await expect(page.locator('[data-move=funding]')).toBeInViewport({ ratio: 1 });
    for (const row of await page.locator('tbody th').all()) await expect(row).toBeInViewport({ ratio: 1 });
  });

  test('fits on one screen', async ({ page }) => {
    await sitDown(page, WITH_BOTS, '9');
    const fits = () => page.evaluate(() => [document.documentElement.scrollHeight <= innerHeight, document.documentElement.scrollWidth <= innerWidth]);
    expect(await fits()).toEqual([true, true]);
  });
});

test('a table shows its question first and is drawn in parts after it', async ({ page }) => {
  await page.addInitScript(() => {
    const parts = ['#decision', '.roads', '.cities', '.hits', '.furniture', '.countries', '.house section', '#tab-log', '.deliveries'];
    const seen: Record<string, number> = {};
    let task = 0;
    // Called once for all that one task has drawn.
    new MutationObserver(() => {
      task++;
      for (const part of parts) if (!(part in seen) && document.querySelector(part)) seen[part] = task;
    }).observe(document, { subtree: true, childList: true });
    Object.assign(window, { seen });
  });
  await sitDown(page, HOT_SEAT, '7');
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  const { '#decision': first, ...others } = seen;
  expect(Object.keys(others)).toHaveLength(8);
  for (const [part, task] of Object.entries(others)) expect(task, part).toBeGreaterThan(first ?? Infinity);
});
