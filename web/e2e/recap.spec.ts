import { lateGame, playTurn, game } from './table/api';
import { AGAINST_AUTOBOT, confirmMoves, open, Player, settled, sitDown } from './table/player';
import { expect, test } from './test';

const recap = '.recap';

test('in a solo game, “since your last turn” shows the map of each moment', async ({ page }) => {
  test.setTimeout(240_000);
  await confirmMoves(page, false);
  await sitDown(page, AGAINST_AUTOBOT, '11');
  const player = new Player(page, 3);
  const roads = page.locator('#map .roads .casing');
  const next = page.locator(recap).getByRole('button', { name: 'Next' }).or(page.locator(`${recap} button`).nth(1));
  for (let turn = 0; turn < 40; turn++) {
    const { kind } = await player.act();
    if (kind !== 'end') continue;
    await settled(page);
    await expect(page.locator(recap)).toBeVisible();
    const built = await page.locator('[role=log] section').last().innerText();
    if (!/Autobot builds/.test(await page.locator('[role=log]').innerText()) || !built) continue;
    const final = await roads.count();
    const counts: number[] = [];
    for (let step = 0; step < 40; step++) {
      await next.last().click();
      if (!(await page.locator(`${recap} .told`).count())) break;
      await expect(page.locator(`${recap} .told`)).not.toBeEmpty();
      // The words are there before the map of their moment.
      if ((await page.locator(`${recap} .told`).innerText()).includes('Autobot builds')) await expect(roads).toHaveCount(final);
      counts.push(await roads.count());
    }
    // Before the section was built it is not there.
    expect(counts[0]).toBeLessThan(final);
    return;
  }
  throw new Error('Autobot built nothing');
});

test('another’s card does not ring the one of the same colour in my hand', async ({ page, playwright, baseURL }) => {
  test.setTimeout(180_000);
  const friend = await playwright.request.newContext({ baseURL });
  const id = await lateGame(page.request, friend, 126);
  for (let i = 0; i < 30 && (await game(page.request, id)).toMove !== 0; i++) {
    const { toMove } = await game(page.request, id);
    if (toMove === 1) await playTurn(friend, id, 1);
    else await expect.poll(async () => (await game(page.request, id)).toMove).not.toBe(toMove);
  }
  await open(page, id);
  // My own last turn must lie before theirs.
  if (!(await page.locator(recap).count())) {
    await playTurn(page.request, id, 0);
    for (let i = 0; i < 30 && (await game(page.request, id)).toMove !== 0; i++) {
      const { toMove } = await game(page.request, id);
      if (toMove === 1) await playTurn(friend, id, 1);
      else await expect.poll(async () => (await game(page.request, id)).toMove).not.toBe(toMove);
    }
  }
  await expect(page.locator(recap)).toBeVisible();
  let cards = 0;
  for (let step = 0; step < 60; step++) {
    await page.locator(`${recap} button`).nth(-2).click();
    if (!(await page.locator(`${recap} .told`).count())) break;
    if (/ plays /.test(await page.locator(`${recap} .told`).innerText())) cards++;
    await expect(page.locator('.hand .lit, .spaces .lit')).toHaveCount(0);
  }
  expect(cards).toBeGreaterThan(0);
  await friend.dispose();
});
