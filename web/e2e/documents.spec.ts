import { expect, test } from './test';

test('each page’s document names the parts of its page, and of no other', async ({ request }) => {
  const parts = async (path: string) => {
    const text = await (await request.get(path)).text();
    return [...text.matchAll(/(?:href|src)="\/assets\/([A-Za-z]+)[^"]*\.(js|css)"/g)].map(([, name, kind]) => `${name}.${kind}`);
  };
  expect(await parts('/game/any')).toEqual(expect.arrayContaining(['base.js', 'base.css', 'Game.js', 'table.js', 'table.css', 'board.js']));
  expect(await parts('/')).toEqual(expect.arrayContaining(['base.js', 'Lobby.js', 'Lobby.css']));
  for (const path of ['/', '/rules', '/learn', '/edition', '/account', '/new']) {
    const named = await parts(path);
    expect(named.filter((name) => /^(table|board)\./.test(name)), path).toEqual([]);
    expect(named.length, path).toBeGreaterThan(3);
  }
  // All that a document names is there.
  const text = await (await request.get('/replay/any')).text();
  for (const [, file] of text.matchAll(/="(\/assets\/[^"]+)"/g)) expect((await request.get(file!)).status(), file).toBe(200);
});

test('before any script a page shows its sign, on the paper of the system', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  const paper = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/rules');
    await expect(page.getByText('Autobahn', { exact: true })).toBeVisible();
    const colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    return (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number).reduce((sum, one) => sum + one, 0);
  };
  expect(await paper('light')).toBeGreaterThan(600);
  expect(await paper('dark')).toBeLessThan(200);
});
