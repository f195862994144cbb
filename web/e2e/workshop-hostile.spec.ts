import { readFileSync } from 'node:fs';
import { expect, test, visitAndCut } from './local/site';
import { faultList, showGroup, sound, STANDARD } from './workshop/bench';

// Files that a stranger has made, and storage that somebody has spoilt: said plainly, nothing kept of it, and the page goes on.
test.setTimeout(240_000);

const TEXT = readFileSync(STANDARD, 'utf8');
const more = (member: string) => TEXT.trimEnd().replace(/\}$/, `, ${member}}`);
const FILES: Record<string, [text: string, said: RegExp]> = {
  'a number': ['3', /no edition of the game/],
  nothing: ['', /no edition of the game/],
  'parts without content': [JSON.stringify(Object.fromEntries(['board', 'trade', 'cards', 'rulings', 'playerBoard', 'administration', 'solo', 'modules', 'dashboard'].map((part) => [part, {}]))), /no edition of the game/],
  'nested deeply': [more(`"x": ${'[{"a":'.repeat(20_000)}1${'}]'.repeat(20_000)}`), /nested to a depth/],
  'a figure twice': [TEXT.replace('"sections": 1,', '"sections": 1, "sections": 2,'), /Duplicate member 'sections'/],
  'a prototype': [more('"__proto__": {"board": {"from": "D", "x": 1}}'), /At __proto__ it is not built/],
  'entries that are none': [TEXT.replace('{ "link": "Köln-Dortmund", "colour": "red", "sections": 1, "from": "D" }', 'null'), /At board\.links\[1\] it is not built/],
  'more than a number': [TEXT.replace('"sections": 1,', '"sections": 1e999,'), /At board\.links\[0\]\.sections it is not built/],
  'ten thousand cards': [TEXT.replace('"actionCards": [', `"actionCards": [${'{ "card": "x", "deck": "advanced", "kind": "A1", "colours": ["red"], "from": "D" },'.repeat(10_000)}`), /At cards\.actionCards it is not built/],
  'nine megabytes': [`"${'x'.repeat(9_000_000)}"`, /too large to be a file of this game/],
};

test('files that are no editions are refused with the reason, and none is kept', async ({ page, site }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(String(error)));
  await visitAndCut(page, site);
  await page.goto(`${site.url}#/workshop`);
  for (const [name, [text, said]] of Object.entries(FILES)) {
    await page.locator('input[type=file]').setInputFiles({ name: `${name}.json`, mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByRole('alert'), name).toContainText(said);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Begin with the edition of this game' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Go on: / })).toHaveCount(0);
  expect(broken).toEqual([]);
});

test('figures that contradict each other can be begun with, are named one by one, and mended', async ({ page, site }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(String(error)));
  await visitAndCut(page, site);
  await page.goto(`${site.url}#/workshop`);
  const odd = TEXT.replaceAll('"colour": "red"', '"colour": "mauve"').replace('"ruling": "openHands"', '"ruling": "nope"').replaceAll('"kind": "I4"', '"kind": "Z9"').replaceAll('"bonus": "develop 1"', '"bonus": "zap 9"').replace('"city": "Hamburg"', '"city": "\\ud800"');
  await page.locator('input[type=file]').setInputFiles({ name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from(odd) });
  await expect(faultList(page).or(page.getByText('This edition cannot be shown.'))).toBeVisible({ timeout: 30_000 });
  if (await faultList(page).isVisible()) for (const group of ['Offices', 'Development track', 'Player board', 'Delivery boards', 'Bonus tiles', 'Cards', 'Solo boards', 'Modules', 'Rulings']) await showGroup(page, group);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Go on: odd' })).toBeVisible();
  expect(broken).toEqual([]);
});

test('a kept edition that was spoilt is told, can be deleted, and harms no other', async ({ page, site }) => {
  await visitAndCut(page, site);
  await page.goto(`${site.url}#/workshop`);
  const kept = (name: string, text: string) => ({ key: name, name, hash: null, text, base: TEXT, by: '', updated: '2026-11-19' });
  await page.evaluate((all) => localStorage.setItem('autobahn.editions', JSON.stringify(all)), [kept('spoilt', '{ "board": '), kept('whole', TEXT), null, 3, { key: 5 }]);
  await page.reload();
  await page.getByRole('button', { name: 'Go on: spoilt' }).click();
  await expect(page.getByRole('alert')).toContainText('This edition cannot be shown.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete: spoilt' }).click();
  await expect(page.getByRole('button', { name: 'Go on: spoilt' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on: whole' }).click();
  await sound(page);
});
