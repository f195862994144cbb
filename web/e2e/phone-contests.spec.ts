import { accounts, madeContest, unique } from './contests';
import { faults, overflowing, ready } from './helpers';
import { expect, test } from './test';

test('a solo contest on a phone: signed up, played from its page, and back', async ({ page, browser, baseURL }, info) => {
  test.setTimeout(180_000);
  const names = ['Nina', 'Ole'].map((name) => unique(name, info.retry));
  const context = await browser.newContext({ baseURL });
  const people = [context.request, page.request];
  await accounts(people, names);
  const solo = { hard: false, fasterTrucks: false, developOnPassing: false, developOnSkipping: false, promotions: 0 };
  const title = `Solo of ${names[0]}`;
  const id = await madeContest(people.slice(0, 1), { title, format: 'solo', options: { players: 1, solo }, rounds: 1 });
  await page.goto('/contests');
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('You have signed up.')).toBeVisible();
  expect((await people[0]!.post(`/api/contests/${id}/start`, { data: {} })).status()).toBe(200);
  // Those who take part find it where their games are.
  await page.goto('/');
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Standings' })).toBeVisible();
  await ready(page);
  expect(await faults(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await page.getByRole('link', { name: 'To my table' }).click();
  await expect(page).toHaveURL(/\/game\//);
  await page.getByRole('navigation').getByRole('button', { name: 'Players' }).click();
  await page.getByRole('link', { name: 'To the contest' }).click();
  await expect(page).toHaveURL(new RegExp(`/contests/${id}$`));
  await context.close();
});
