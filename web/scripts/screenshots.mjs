// Pictures of every page and scene, for people to look at one by one: npm run screenshots
// BASE_URL names a server that runs (default: one is started); SIZES, THEMES, LANGUAGES and SCENES leave out what is not
// named, such as SIZES=1280x720 SCENES=table,plan. The pictures go to screenshots/looks, by scene, size, theme and language.
// Each scene is visited once as on a phone and once as on a computer; what stands is then shown in all sizes and themes.
// The languages take turns from scene to scene; LANGUAGES=de has all of them in German.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { command } from '../e2e/serve.mjs';
import { executable } from './chromium.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const named = (name, all) => process.env[name]?.split(',') ?? all;
const SIZES = named('SIZES', ['390x844', '820x1180', '1024x768', '1280x720', '1440x900', '2560x1440']);
const THEMES = named('THEMES', ['light', 'dark']);
const LANGUAGES = named('LANGUAGES', ['en', 'de', 'fr', 'pl']);
const kept = JSON.parse(readFileSync(join(root, 'docs/game.json'), 'utf8'));
const PEOPLE = ['Anna', 'Bruno', 'Chloé', 'Dorota'];
const SOLO = { hard: false, fasterTrucks: false, developOnPassing: false, developOnSkipping: false, promotions: 0 };

let url = process.env.BASE_URL;
let server = null;
let data = null;
if (!url) {
  const port = process.env.E2E_PORT ?? '4189';
  url = `http://localhost:${port}`;
  data = mkdtempSync(join(tmpdir(), 'autobahn-looks-'));
  server = spawn('sh', ['-c', `exec ${command(port, data)}`], { cwd: root, stdio: 'ignore' });
  for (let tries = 0; !(await fetch(`${url}/health/ready`).catch(() => null))?.ok; tries++) {
    if (tries > 240 || server.exitCode !== null) throw new Error('the server did not start');
    await new Promise((next) => setTimeout(next, 250));
  }
}

async function ask(request, path, data, method = 'post') {
  const answer = await request[method](path, data === undefined ? undefined : { data });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

const cut = (at) => ({ ...kept, moves: kept.moves.slice(0, at), result: undefined });
const mine = PEOPLE.map((name) => ({ kind: 'me', name }));
const gameAt = async (page, at, seats = mine) => (await ask(page.request, '/api/games/import', { record: cut(at), seats })).id;
const shown = (page) => page.locator('main[aria-busy=false] #decision').waitFor({ timeout: 60_000 });
const opened = async (page, id) => {
  await page.goto(`/game/${id}`);
  await shown(page);
};
/** On a phone the tables stand on sheets of their own. */
const press = (page, ...selectors) => page.locator(selectors.join(', ')).filter({ visible: true }).first().click();

/** Somebody elsewhere plays the kept game on from here, and the page watches. */
async function watched(page, host, at, count) {
  const { id, invitation } = await ask(host, '/api/games/import', { record: cut(at), seats: mine });
  await ask(page.request, `/api/games/${id}/enter`, { invitation });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`/game/${id}`);
  await page.locator('main[aria-busy=false][data-scenes=true]').waitFor({ timeout: 60_000 });
  for (const move of kept.moves.slice(at, at + count)) {
    const { toMove: seat } = await ask(host, `/api/games/${id}`, undefined, 'get');
    const { version } = await ask(host, `/api/games/${id}/view?seat=${seat}`, undefined, 'get');
    await ask(host, `/api/games/${id}/moves`, { seat, version, id: `looks-${version}`, move });
  }
}

const page = (path) => async ({ page }) => {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
};

const SCENES = {
  lobby: page('/'),
  'lobby-games': async ({ page }) => {
    await gameAt(page, 126);
    await ask(page.request, '/api/games/import', { record: kept });
    await ask(page.request, '/api/games', { options: { players: 3 }, seats: [{ kind: 'me', name: 'Anna', colour: 'olive' }, { kind: 'open' }, { kind: 'bot', level: 'club' }] });
    await page.goto('/');
    await page.locator('main li a').first().waitFor();
  },
  new: page('/new?kind=bots&players=4'),
  waiting: async ({ page, host }) => {
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'bot', level: 'club' }, { kind: 'open' }];
    const { id, invitation } = await ask(page.request, '/api/games', { options: { players: 4 }, seats });
    await ask(host, `/api/games/${id}/seats/1`, { name: 'Maximilian Oberbauer', invitation }, 'put');
    await page.goto(`/game/${id}`);
    await page.locator('h1').first().waitFor();
  },
  rules: page('/rules'),
  'rules-road': async ({ page }) => {
    await page.goto('/rules#BUILD-1');
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(1500);
  },
  edition: page('/edition'),
  account: page('/account'),
  learn: page('/learn'),
  lesson: async ({ page }) => {
    await page.goto('/learn');
    await page.locator('main .button.primary, main button.primary').first().click();
    await shown(page);
  },
  recover: page('/recover'),
  missing: page('/missing'),
  opening: async ({ page }) => {
    const { id } = await ask(page.request, '/api/games', { options: { players: 2 }, seats: mine.slice(0, 2), seed: '7' });
    await opened(page, id);
  },
  table: async ({ page }) => opened(page, await gameAt(page, 126)),
  staged: async ({ page }) => {
    await opened(page, await gameAt(page, 126));
    await page.locator('[data-move]').first().click();
  },
  bots: async ({ page }) => {
    const options = { players: 4, features: ['wine', 'traffic', 'services', 'two-coloured-cards', 'extra-tiles', 'planning'] };
    const { id } = await ask(page.request, '/api/games', { options, seats: [mine[0], ...['club', 'beginner', 'casual'].map((level) => ({ kind: 'bot', level }))], seed: '7' });
    await opened(page, id);
  },
  away: async ({ page, host }) => {
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const { id, invitation } = await ask(page.request, '/api/games', { options: { players: 2 }, seats, seed: '7' });
    await ask(host, `/api/games/${id}/seats/1`, { name: 'Maximilian Oberbauer', invitation }, 'put');
    await ask(page.request, `/api/games/${id}/start`, {});
    await opened(page, id);
  },
  solo: async ({ page }) => {
    const { id } = await ask(page.request, '/api/games', { options: { players: 1, solo: SOLO }, seats: [mine[0]], seed: '7' });
    await opened(page, id);
  },
  autobot: async ({ page, phone }) => {
    const { id } = await ask(page.request, '/api/games', { options: { players: 1, solo: SOLO }, seats: [mine[0]], seed: '7' });
    await opened(page, id);
    if (phone) await page.locator('.phone > nav button').nth(4).click();
    await press(page, '#tab-autobot');
  },
  'why-not': async ({ page }) => {
    await opened(page, await gameAt(page, 126));
    await page.locator('button.no').first().click();
    await page.locator('.why').waitFor();
  },
  hint: async ({ page }) => {
    await opened(page, await gameAt(page, 126));
    await page.keyboard.press('h');
    await page.locator('.hint').waitFor({ timeout: 60_000 });
  },
  spaces: async ({ page }) => {
    // Many places on the map to choose from.
    await opened(page, await gameAt(page, 126));
    await page.locator('[data-move$=" build"]').first().click();
    await page.waitForTimeout(800);
  },
  'others-turn': async ({ page, host }) => {
    const { id, invitation } = await ask(host, '/api/games/import', { record: cut(126), seats: mine });
    await ask(page.request, `/api/games/${id}/enter`, { invitation });
    await opened(page, id);
  },
  recap: async ({ page, host }) => {
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'bot', level: 'beginner' }, { kind: 'bot', level: 'random' }];
    const { id } = await ask(page.request, '/api/games/import', { record: kept });
    const fork = await ask(page.request, `/api/games/${id}/fork`, { at: 126, seats });
    await ask(host, `/api/games/${fork.id}/seats/1`, { name: 'Ben', invitation: fork.invitation }, 'put');
    await ask(page.request, `/api/games/${fork.id}/start`, {});
    await opened(page, fork.id);
    await page.waitForTimeout(500);
  },
  chat: async ({ page, phone }) => {
    await opened(page, await gameAt(page, 126));
    if (phone) await page.locator('.phone > nav button').nth(4).click();
    await press(page, '#tab-chat');
  },
  'hot-seat': async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('autobahn.preferences', JSON.stringify({ handOver: true, motion: 'off' })));
    await opened(page, await gameAt(page, 126));
    await page.locator('[data-move$=refresh]').first().click();
    await page.locator('[data-act=confirm], [data-act=end]:enabled').first().click();
    await page.locator('[data-act=end]:enabled').click({ timeout: 5000 }).catch(() => {});
    await page.locator('[data-act=hand-over]').waitFor({ timeout: 5000 });
  },
  preferences: async ({ page }) => {
    await opened(page, await gameAt(page, 126));
    await page.locator('header nav button[aria-haspopup=dialog]').last().click();
    await page.locator('dialog[open]').waitFor();
  },
  'who-plays': async ({ page, phone }) => {
    await opened(page, await gameAt(page, 126));
    if (phone) await page.locator('.phone > nav button').nth(3).click();
    if (phone) await press(page, '.seats');
    else await page.locator('header nav button[aria-haspopup=dialog]').nth(1).click();
    await page.locator('dialog[open]').waitFor();
  },
  'text-board': async ({ page }) => {
    await opened(page, await gameAt(page, 222));
    await page.keyboard.press('t');
  },
  other: async ({ page, phone }) => {
    await opened(page, await gameAt(page, 222));
    if (phone) await page.locator('.phone > nav button').nth(3).click();
    await press(page, '[data-anchor="player/2"] button');
  },
  late: async ({ page }) => opened(page, await gameAt(page, 480)),
  'score-tab': async ({ page, phone }) => {
    await opened(page, await gameAt(page, 222));
    if (phone) await page.locator('.phone > nav button').nth(4).click();
    await press(page, '#tab-score');
  },
  promotion: async ({ page }) => opened(page, await gameAt(page, 293)),
  plan: async ({ page }) => {
    await opened(page, await gameAt(page, 126));
    await page.locator('[data-begin=plan]').first().click();
    await page.locator('[data-move]').first().click();
    await page.waitForTimeout(800);
  },
  detail: async ({ page }) => {
    await opened(page, await gameAt(page, 222));
    const { x, y, width, height } = await page.locator('[data-detail="floor:finance/1"], #map [data-id="city:Hannover"]').filter({ visible: true }).first().boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
    await page.waitForTimeout(900);
  },
  'phone-sheets': async ({ page, phone }) => {
    await opened(page, await gameAt(page, 222));
    if (phone) await page.locator('.phone > nav button').nth(1).click();
  },
  'phone-offices': async ({ page, phone }) => {
    await opened(page, await gameAt(page, 222));
    if (phone) await page.locator('.phone > nav button').nth(2).click();
  },
  'phone-players': async ({ page, phone }) => {
    await opened(page, await gameAt(page, 222));
    if (phone) await page.locator('.phone > nav button').nth(3).click();
  },
  'phone-log': async ({ page, phone }) => {
    await opened(page, await gameAt(page, 222));
    if (phone) await page.locator('.phone > nav button').nth(4).click();
  },
  'turn-scene': async ({ page, host }) => {
    await watched(page, host, 120, 8);
    await page.locator('[data-scene=turn]').waitFor({ timeout: 30_000 });
    await page.waitForTimeout(2600);
  },
  'era-scene': async ({ page, host }) => {
    await watched(page, host, 292, 6);
    await page.locator('[data-scene=era]').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(2500);
  },
  'end-scene': async ({ page, host }) => {
    await watched(page, host, kept.moves.length - 1, 1);
    await page.locator('[data-scene=end]').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(2500);
  },
  'end-poster': async ({ page, host }) => {
    await watched(page, host, kept.moves.length - 1, 1);
    await page.locator('[data-scene=end]').waitFor({ timeout: 60_000 });
    await page.locator('[data-scene=end] [data-scene-skip]').click();
    await page.waitForTimeout(1500);
  },
  finished: async ({ page }) => {
    await page.goto(`/game/${(await ask(page.request, '/api/games/import', { record: kept })).id}`);
    await shown(page);
  },
  replay: async ({ page }) => {
    await page.goto(`/replay/${(await ask(page.request, '/api/games/import', { record: kept })).id}?at=200`);
    await page.locator('main[aria-busy=false] #map').waitFor({ timeout: 60_000 });
    await page.waitForTimeout(800);
  },
  daily: page('/daily'),
  contests: page('/contests'),
  'contest-new': page('/contests/new'),
  person: async ({ page }) => {
    const name = `Stella ${Date.now() % 100000}`;
    await ask(page.request, '/api/accounts', { name, password: 'correct horse' });
    const { id } = await ask(page.request, '/api/games', { options: { players: 2 }, seats: [{ kind: 'me', name }, { kind: 'me', name: 'Guest' }] });
    await ask(page.request, `/api/games/${id}/end`, { seat: 0, version: 0, id: 'end-of-looks', kind: 'counted' });
    await page.goto(`/people/${encodeURIComponent(name)}`);
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(1000);
  },
  'account-in': async ({ page }) => {
    await ask(page.request, '/api/accounts', { name: `Bertram ${Date.now() % 100000}`, password: 'correct horse' });
    await page.goto('/account');
    await page.locator('h2').first().waitFor();
    await page.waitForTimeout(1000);
  },
  admin: page('/admin'),
  workshop: page('/workshop'),
  'workshop-begun': async ({ page }) => {
    await page.goto('/workshop');
    await page.locator('.ways button').first().click();
    await page.locator('progress').waitFor();
  },
  position: async ({ page }) => {
    await page.goto('/position');
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(1500);
  },
  'at-home': page('/at-home'),
  companion: async ({ page }) => {
    await page.goto('/at-home');
    await page.locator('main .button.primary, main button.primary').first().click();
    await shown(page);
  },
  offline: async ({ page }) => {
    await opened(page, await gameAt(page, 126));
    await page.context().setOffline(true);
    await page.waitForTimeout(3000);
  },
  chances: async ({ page }) => {
    await page.goto(`/chances/${(await ask(page.request, '/api/games/import', { record: kept })).id}`);
    await page.locator('main ol > li').first().waitFor({ timeout: 120_000 });
  },
};

const browser = await chromium.launch({ executablePath: executable(), args: ['--no-sandbox', '--disable-gpu'] });
const asked = named('SCENES', Object.keys(SCENES));

const folder = fileURLToPath(new URL('../screenshots/looks', import.meta.url));
mkdirSync(folder, { recursive: true });

/** One scene as on a phone or as on a computer. What moves by itself is visited anew for each picture. */
async function pictures(name, sizes, language) {
  const [width, height] = sizes[0].split('x').map(Number);
  const phone = width < 600;
  const options = { baseURL: url, viewport: { width, height }, reducedMotion: 'reduce', serviceWorkers: 'block', hasTouch: phone, isMobile: phone };
  const context = await browser.newContext(options);
  const elsewhere = await browser.newContext({ baseURL: url });
  await context.addInitScript(([language, theme]) => {
    localStorage.setItem('autobahn.language', language);
    localStorage.setItem('autobahn.theme', theme);
  }, [language, THEMES[0]]);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  try {
    await SCENES[name]({ page, host: elsewhere.request, phone });
  } catch (problem) {
    console.error(`${name} ${sizes} ${language}: ${String(problem.message).split('\n')[0]}`);
  }
  for (const theme of THEMES) {
    await page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    for (const size of sizes) {
      const [width, height] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(folder, `${name}-${size}-${theme}-${language}.png`) });
    }
  }
  await context.close();
  await elsewhere.close();
}

const phones = SIZES.filter((size) => parseInt(size) < 600);
const desks = SIZES.filter((size) => parseInt(size) >= 600);
const MOVING = ['turn-scene'];

try {
  for (const [i, name] of Object.keys(SCENES).entries()) {
    if (!asked.includes(name)) continue;
    const apart = MOVING.includes(name) ? desks.map((size) => [size]) : [desks];
    for (const [n, sizes] of [phones, ...apart].entries()) if (sizes.length) await pictures(name, sizes, LANGUAGES[(i + n) % LANGUAGES.length]);
  }
} finally {
  await browser.close();
  if (server) {
    server.kill('SIGTERM');
    await new Promise((gone) => server.once('exit', gone));
    rmSync(data, { recursive: true, force: true });
  }
}
