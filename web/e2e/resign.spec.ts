import { faults, overflowing } from './helpers';
import { annaAndBen } from './table/player';
import { expect, test } from './test';

// Anna has had enough of a game; Ben is the one who stays.
test('whoever resigns is asked once more, and has lost', async ({ page, browser, baseURL }) => {
  const { id, ben: other } = await annaAndBen(page, browser, baseURL, 'A lost evening');

  await page.getByRole('button', { name: 'Propose to end this game' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Resign' }).click();
  await expect(dialog.getByRole('button', { name: 'Yes, resign for good' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  const running = (await (await page.request.get(`/api/games/${id}`)).json()) as { status: string };
  expect(running.status).toBe('running');

  await dialog.getByRole('button', { name: 'Yes, resign for good' }).click();
  for (const each of [page, other]) {
    await expect(each.getByText('Ended by resignation').first()).toBeVisible();
  }
  const ended = (await (await other.request.get(`/api/games/${id}`)).json()) as { result: { winners: number[] }; seats: { left?: string }[] };
  expect(ended.result.winners).toEqual([1]);
  expect(ended.seats[0]?.left).toBe('resigned');
  await other.context().close();
});
