import { accounts, contest, madeContest, resignOwn, unique, until } from './contests';
import { colourFaults, faults, LANGUAGES, nameFaults, overflowing, picture, ready, switchTo } from './helpers';
import { expect, test } from './test';
import { fits, SIZES } from './visible';

test('a Swiss contest, from bad input to the last standing', async ({ page, browser, baseURL }, info) => {
  test.setTimeout(300_000);
  const names = ['Ann', 'Bob', 'Cyd'].map((name) => unique(name, info.retry));
  const contexts = [await browser.newContext({ baseURL, locale: 'en', serviceWorkers: 'block', reducedMotion: 'reduce' }), await browser.newContext({ baseURL })];
  const other = await contexts[0]!.newPage();
  const people = [page.request, other.request, contexts[1]!.request];

  // Whoever has no account is told so.
  await page.goto('/contests/new');
  await expect(page.getByText('you need an account')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make the contest' })).toBeDisabled();
  await accounts(people, names);

  await page.goto('/');
  await page.getByRole('link', { name: 'Contests', exact: true }).click();
  await page.getByRole('link', { name: 'Make a contest' }).click();
  await expect(page.getByRole('heading', { name: 'Make a contest' })).toBeVisible();
  await page.getByLabel('Rounds', { exact: true }).fill('16');
  await page.getByLabel('People at most').fill('');
  await page.getByLabel('Sign-up ends').fill('2020-01-01T20:00');
  await page.getByRole('button', { name: 'Make the contest' }).click();
  await expect(page.getByRole('alert')).toHaveText([/1 to 60 letters/, /from 1 to 15/, /from 2 to 128/, /next 60 days/]);
  await expect(page.getByLabel('Name of the contest')).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('Name of the contest').fill(`Cup of ${names[0]}`);
  await page.getByLabel('Rounds', { exact: true }).fill('2');
  await page.getByLabel('People at most').fill('8');
  const tomorrow = new Date(Date.now() + 24 * 3600_000);
  await page.getByLabel('Sign-up ends').fill(`${tomorrow.getFullYear()}-${String(tomorrow.getMonth() + 1).padStart(2, '0')}-${String(tomorrow.getDate()).padStart(2, '0')}T20:00`);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Where people are missing').selectOption('beginner');
  await page.getByRole('button', { name: 'Make the contest' }).click();
  await page.waitForURL(/\/contests\/(?!new)[^/]+$/);
  const id = page.url().split('/').at(-1)!;
  await expect(page.getByRole('button', { name: 'Begin now' })).toBeDisabled();
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('You have signed up.')).toBeVisible();

  // Another finds it in the list.
  await other.goto('/contests');
  await other.getByRole('link', { name: `Cup of ${names[0]}` }).first().click();
  await other.getByRole('button', { name: 'Sign up' }).click();
  await other.getByRole('button', { name: 'Do not take part after all' }).click();
  await other.getByRole('button', { name: 'Sign up' }).click();
  await expect(other.getByText('You have signed up.')).toBeVisible();
  expect((await people[2]!.post(`/api/contests/${id}/join`, { data: {} })).status()).toBe(200);
  await expect(page.locator('ol.people li')).toHaveCount(3);
  await page.getByRole('button', { name: 'Begin now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin now' }).click();
  await expect(page.getByText('Round 1 of 2', { exact: false }).first()).toBeVisible();
  // One of three plays against a bot.
  await expect(page.getByText('Bot (Beginner)')).toBeVisible();

  // There and back again, without what the server would refuse.
  await other.getByRole('link', { name: 'To my table' }).click();
  await expect(other).toHaveURL(/\/game\//);
  await expect(other.getByRole('link', { name: 'To the contest' }).first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Propose to end this game' }).click();
  await expect(other.getByText('it is not ended by agreement')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Break it off' })).toHaveCount(0);
  await other.keyboard.press('Escape');
  await other.getByRole('link', { name: 'To the contest' }).first().click();
  await expect(other).toHaveURL(new RegExp(`/contests/${id}$`));

  for (const round of [1, 2]) {
    await until(people[0]!, id, 'running', round);
    for (const person of people) await resignOwn(person, id);
  }
  await until(people[0]!, id, 'ended', 2);
  // The page sees it by itself.
  await expect(page.getByText('All is over.')).toBeVisible({ timeout: 40_000 });
  const rows = page.getByRole('group', { name: 'Standings' }).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  for (const name of names) await expect(rows.filter({ hasText: name })).toHaveCount(1);
  await page.getByText('1', { exact: true }).and(page.locator('label span')).click();
  await expect(page.locator('ul.rows > li').filter({ hasText: 'Table 1' })).toContainText(/1st/);
  const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Standings as CSV' }).click()]);
  expect(csv.suggestedFilename()).toBe('standings.csv');
  expect((await contest(people[0]!, id)).contest.status).toBe('ended');
  expect(await faults(page)).toEqual([]);
  await page.goto('/contests/nothing');
  await expect(page.getByRole('alert')).toContainText('There is no such contest.');
  for (const context of contexts) await context.close();
});

test('a league with divisions fits every window, in four languages and both themes; its maker takes somebody out', async ({ page, browser, baseURL }, info) => {
  test.setTimeout(300_000);
  const names = ['Ida', 'Jan', 'Kim', 'Lea', 'Max', 'Mira'].map((name) => unique(name, info.retry));
  const contexts = await Promise.all(names.slice(1).map(() => browser.newContext({ baseURL })));
  const people = [page.request, ...contexts.map((context) => context.request)];
  await accounts(people, names);
  const id = await madeContest(people, { format: 'league', options: { players: 2 }, size: 3, filler: 'beginner', same: true });
  await page.goto(`/contests/${id}`);
  await page.getByRole('button', { name: 'Begin now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin now' }).click();
  await expect(page.getByRole('heading', { name: 'Division 2' })).toBeVisible();
  await expect(page.getByText('goes up')).toHaveCount(1);
  await expect(page.getByText('goes down')).toHaveCount(1);
  await expect(page.getByText('others can be looked at when the round is over')).toBeVisible();

  await page.getByRole('button', { name: 'Take somebody out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Whom').selectOption(names[3]!);
  await dialog.getByLabel('Reason').fill('Two accounts');
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Take somebody out' }).click();
  await expect(page.getByText(`${names[3]} was taken out: Two accounts`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: names[3] })).toContainText('taken out');

  await ready(page);
  expect(await faults(page)).toEqual([]);
  await switchTo(page, { theme: 'dark' });
  expect(await colourFaults(page)).toEqual([]);
  await fits(page, SIZES);
  for (const language of LANGUAGES) {
    await switchTo(page, { language });
    expect(await nameFaults(page), language).toEqual([]);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowing(page), `${language}, ${width} wide`).toEqual([]);
    }
    await picture(page, `contest-${language}`, true);
  }
  await switchTo(page, { language: 'en' });
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('You have withdrawn.')).toBeVisible();
  for (const context of contexts) await context.close();
});
