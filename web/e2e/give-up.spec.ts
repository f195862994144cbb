import { expect, test } from './test';
import { faults } from './helpers';
import { confirmMoves, HOT_SEAT, Player, settled, sitDown } from './table/player';

const GIVE_UP = 'Give up this game';

test('a game is given up at the table, looked at again and played on', async ({ page }) => {
  await confirmMoves(page, false);
  const id = await sitDown(page, HOT_SEAT);
  const player = new Player(page, 3);
  for (let i = 0; i < 6; i++) await player.act();
  await settled(page);
  const button = page.getByRole('button', { name: GIVE_UP });
  await button.click();
  await expect(page.getByRole('dialog')).toContainText('without a result');
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await expect(button).toBeFocused();

  await button.click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  const heading = page.getByRole('heading', { name: 'This game was given up' });
  await expect(heading).toBeFocused();
  await expect(button).toBeHidden();
  await expect(page.getByRole('button', { name: 'End turn' })).toBeHidden();
  expect(await faults(page)).toEqual([]);
  await page.reload();
  await expect(heading).toBeVisible();

  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/${id}`));
  await expect(page.getByText('This game was given up')).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/\/game\//);
  await expect(page.locator('#decision')).toBeVisible();
});

test('a game is given up among my games, but not unseen', async ({ page }) => {
  const id = await sitDown(page, HOT_SEAT);
  const first = ((await (await page.request.get(`/api/games/${id}/view?seat=0`)).json()) as { view: { moves: string[]; toMove: number } }).view;
  await page.goto('/');
  const button = page.getByRole('button', { name: `${GIVE_UP}: Anna and Bruno` });
  await expect(button).toBeVisible();
  // The game goes on elsewhere before it is given up here.
  const command = { seat: first.toMove, version: 0, id: 'elsewhere-0001', move: first.moves[0] };
  const played = await page.request.post(`/api/games/${id}/moves`, { data: command });
  expect(played.status(), await played.text()).toBe(200);
  await button.click();
  const yes = page.getByRole('button', { name: 'Give up', exact: true });
  await yes.click();
  await expect(page.getByRole('alert')).toContainText('Somebody else was faster');
  await expect(page.getByRole('dialog')).toContainText('1 move');
  await yes.click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Given up', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Anna and Bruno', exact: true })).toBeFocused();
  await expect(button).toBeHidden();
});

test('where others play nobody is offered to give the game up', async ({ page, browser, baseURL }) => {
  const table = { options: { players: 2 }, seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }], listed: true };
  const { id } = (await (await page.request.post('/api/games', { data: table })).json()) as { id: string };
  const other = await browser.newContext({ baseURL });
  expect((await other.request.put(`/api/games/${id}/seats/1`, { data: { name: 'Ben' } })).status()).toBe(200);
  expect((await page.request.post(`/api/games/${id}/start`, { data: {} })).status()).toBe(200);
  await page.goto(`/game/${id}`);
  await expect(page.locator('#decision')).toBeVisible();
  await expect(page.getByRole('button', { name: GIVE_UP })).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'My games' }).getByRole('link', { name: /^Open: / })).toBeVisible();
  await expect(page.getByRole('button', { name: GIVE_UP })).toHaveCount(0);
  await other.close();
});
