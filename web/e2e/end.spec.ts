import type { Page } from '@playwright/test';
import { faults, overflowing } from './helpers';
import { annaAndBen, open, over } from './table/player';
import { expect, test } from './test';

// Anna and Ben, each in a browser of their own, and what they agree on.
const BUTTON = 'Propose to end this game';

async function playFirst(page: Page, id: string): Promise<void> {
  const { toMove } = (await (await page.request.get(`/api/games/${id}`)).json()) as { toMove: number };
  const now = (await (await page.request.get(`/api/games/${id}/view?seat=${toMove}`)).json()) as { version: number; view: { moves: string[] } };
  const command = { seat: toMove, version: now.version, id: `first-move-${now.version}`, move: now.view.moves[0] };
  const played = await page.request.post(`/api/games/${id}/moves`, { data: command });
  expect(played.status(), await played.text()).toBe(200);
}

test('two people end a game by agreement, after one has declined and one has played on', async ({ page, browser, baseURL }) => {
  const { id, ben: other } = await annaAndBen(page, browser, baseURL, 'Late evening');

  // Anna proposes to count; Ben sees what that means, and declines.
  await page.getByRole('button', { name: BUTTON }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Everybody who plays has to agree');
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Count it as it stands' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('Still to agree: Ben');
  await expect(page.getByRole('button', { name: BUTTON })).toBeHidden();
  await expect(other.getByRole('alert')).toContainText('Anna proposes to end the game and count it as it stands');
  expect(await faults(other)).toEqual([]);
  await other.getByRole('button', { name: 'Refuse' }).click();
  await expect(page.getByRole('alert')).toContainText('come to nothing');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toBeHidden();

  // The same again at once is too much; the other way is not. But somebody plays on.
  await page.getByRole('button', { name: BUTTON }).click();
  await dialog.getByRole('button', { name: 'Count it as it stands' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not long ago');
  await dialog.getByRole('button', { name: 'Break it off' }).click();
  await expect(other.getByRole('alert')).toContainText('Anna proposes to break the game off');
  const mover = ((await (await page.request.get(`/api/games/${id}`)).json()) as { toMove: number }).toMove;
  await playFirst(mover === 0 ? page : other, id);
  await expect(other.getByRole('alert')).toContainText('come to nothing');
  await expect(other.getByRole('button', { name: 'Agree' })).toBeHidden();

  // Ben proposes, thinks better of it, and asks for the other way: that they both want.
  await other.getByRole('button', { name: BUTTON }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Break it off' }).click();
  await other.getByRole('button', { name: 'Withdraw the proposal' }).click();
  await expect(page.getByRole('alert')).toContainText('come to nothing');
  await other.getByRole('button', { name: BUTTON }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Count it as it stands' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  for (const one of [page, other]) {
    await expect(over(one)).toBeVisible();
    await expect(one.getByRole('tabpanel')).toContainText('Ended by agreement, counted as it stood');
    await expect(one.getByRole('button', { name: BUTTON })).toBeHidden();
    await expect(one.getByRole('button', { name: 'End turn' })).toBeHidden();
    expect(await faults(one)).toEqual([]);
  }
  await page.reload();
  await expect(page.getByRole('tabpanel')).toContainText('Ended by agreement, counted as it stood');

  // Among the games, and when it is looked at again, it says so too; and it can be taken up where it was left.
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'My games' })).toContainText('Ended by agreement, won by');
  await page.goto(`/replay/${id}`);
  await expect(page.getByText('Ended by agreement, counted as it stood')).toBeVisible();
  // A replay begins at the beginning.
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  await expect(page).toHaveURL(/\/game\//);
  const fork = page.url().split('/').at(-1);
  expect(await (await page.request.get(`/api/games/${fork}`)).json()).toMatchObject({ forkedFrom: { game: id, at: 1 } });
  await other.context().close();
});

test('a game that is broken off has no result', async ({ page, browser, baseURL }) => {
  const table = { title: 'Short evening', options: { players: 2 }, seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }], listed: true };
  const { id } = (await (await page.request.post('/api/games', { data: table })).json()) as { id: string };
  const context = await browser.newContext({ baseURL, locale: 'de', reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  const other = await context.newPage();
  expect((await other.request.put(`/api/games/${id}/seats/1`, { data: { name: 'Ben' } })).status()).toBe(200);
  expect((await page.request.post(`/api/games/${id}/start`, { data: {} })).status()).toBe(200);
  await open(page, id);
  await open(other, id);
  await other.getByRole('button', { name: 'Spieler', exact: true }).click();
  await other.getByRole('button', { name: 'Vorschlagen, die Partie zu beenden' }).click();
  expect(await overflowing(other)).toEqual([]);
  await other.getByRole('button', { name: 'Ohne Ergebnis abbrechen' }).click();
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByRole('heading', { name: 'Broken off by agreement, without a result' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Einvernehmlich abgebrochen, ohne Ergebnis' })).toBeVisible();
  expect(await overflowing(other)).toEqual([]);
  await page.goto('/');
  await expect(page.getByText('Broken off', { exact: true })).toBeVisible();
  await context.close();
});

test('whoever plays alone may have the points counted', async ({ page }) => {
  const table = { title: 'Alone', options: { players: 2 }, seats: [{ kind: 'me', name: 'Anna' }, { kind: 'me', name: 'Bruno' }] };
  const { id } = (await (await page.request.post('/api/games', { data: table })).json()) as { id: string };
  await open(page, id);
  await page.getByRole('button', { name: 'Give up this game' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Count it as it stands' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Ended by agreement, counted as it stood');
  expect(await faults(page)).toEqual([]);
});
