// Measures the site of files in the tests' browser, and prints a table for bench/results.md: npm run figures:site
// The machine should do nothing else meanwhile.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { executable } from './chromium.mjs';
import { FileServer } from './fileServer.mjs';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const RUNS = Number(process.env.RUNS ?? 7);
const GAMES = Number(process.env.GAMES ?? 10);
const row = (what, figure, goal) => console.log(`| ${what} | ${figure} | ${goal} |`);
const sorted = (values) => [...values].sort((a, b) => a - b);
const median = (values) => sorted(values)[Math.floor(values.length / 2)];
const PREFERENCES = JSON.stringify({ motion: 'off', sound: false, confirm: false, kind: 'solo' });

/** Runs in the page before all else: begins a solo game, answers its first question, and notes when the next one was painted. */
function answerFirst(preferences) {
  localStorage.setItem('autobahn.preferences', preferences);
  const press = (selector) => document.querySelector(selector)?.click();
  let begun = false;
  const look = () => {
    const main = document.querySelector('main[data-moves]');
    if (!main && !begun && document.querySelector('form button[type=submit]')) {
      begun = true;
      press('form button[type=submit]');
    } else if (main?.dataset.moves === '0' && document.querySelector('[data-move]')) press('[data-move]');
    else if (Number(main?.dataset.moves) > 0) {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.answered = performance.now())));
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

const answered = async (page, url) => {
  await page.goto(url);
  return (await page.waitForFunction(() => window.answered, undefined, { timeout: 60_000 })).jsonValue();
};

/** Runs in the page: plays moves at random, building first, and notes how long each took until the next question was there. */
async function playToTheEnd() {
  const took = [];
  const one = (selector) => document.querySelector(selector);
  const state = () => one('main')?.dataset.version;
  for (let i = 0; i < 3000 && !one('#tab-final'); i++) {
    const all = [...document.querySelectorAll('[data-move]')];
    const building = all.filter((each) => /^build| build$/.test(each.dataset.move));
    const lively = all.filter((each) => !/^(pass|done|no-claim|stop|refresh|replace|swap)/.test(each.dataset.move));
    const pool = building.length && Math.random() < 0.75 ? building : lively.length ? lively : all;
    const element = pool[Math.floor(Math.random() * pool.length)] ?? one('[data-act=end]:not([disabled])');
    if (!element) {
      await new Promise((next) => setTimeout(next, 5));
      continue;
    }
    const before = state();
    const start = performance.now();
    element.click();
    for (let tries = 0; state() === before && tries < 500; tries++) {
      one('[data-act=confirm]:not([disabled])')?.click();
      await new Promise((next) => setTimeout(next, 0));
    }
    took.push(performance.now() - start);
    await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  }
  return { took, over: one('#tab-final') !== null };
}

/** Memory of all processes of a browser that show pages, in megabytes, as the system counts it. */
function memory(browser) {
  let total = 0;
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const line = readFileSync(`/proc/${id}/cmdline`, 'utf8');
      if (!line.includes('--type=renderer') || !descends(id, browser)) continue;
      total += Number(/Pss:\s+(\d+)/.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
    } catch {
      // Gone meanwhile.
    }
  }
  return total;
}

/** What the page itself holds after a collection: numbers that nothing else on the machine changes. */
async function inUse(session) {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

function descends(id, from) {
  for (let at = Number(id); at > 1; ) {
    if (at === from) return true;
    at = Number(readFileSync(`/proc/${at}/stat`, 'utf8').split(') ')[1].split(' ')[1]);
  }
  return false;
}

const site = new FileServer([`${dist}/site`, dist]);
await site.start();
const browser = await chromium.launch({ executablePath: executable(), args: ['--no-sandbox', '--disable-gpu'] });
const fresh = async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript(answerFirst, PREFERENCES);
  return context;
};
try {
  console.log('| | | goal |\n|---|--:|--:|');
  const wasm = readdirSync(`${dist}/assets`).find((name) => name.endsWith('.wasm'));
  const size = readFileSync(`${dist}/assets/${wasm}`);
  row('the engine with bots and formats, gzipped', `${(gzipSync(size, { level: 9 }).length / 1000).toFixed(1)} kB`, '250 kB');

  const cold = [];
  const warm = [];
  for (let i = 0; i < RUNS; i++) {
    const context = await fresh();
    const first = await context.newPage();
    cold.push(await answered(first, site.url));
    await first.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    });
    await first.close();
    await context.setOffline(true);
    warm.push(await answered(await context.newPage(), site.url));
    await context.close();
  }
  row(`site playable: first question answered, nothing kept (median, best of ${RUNS})`, `${Math.round(median(cold))}, ${Math.round(Math.min(...cold))} ms`, '1,500 ms');
  row(`the same, kept and without a network (median, best of ${RUNS})`, `${Math.round(median(warm))}, ${Math.round(Math.min(...warm))} ms`, '700 ms');

  const context = await fresh();
  const page = await context.newPage();
  const requests = [];
  await answered(page, site.url);
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const sizes = [];
  const kept = [];
  const all = [];
  for (let game = 1; game <= GAMES; game++) {
    const { took, over } = await page.evaluate(playToTheEnd);
    if (!over) throw new Error('a game did not end');
    all.push(...took);
    const session = await context.newCDPSession(page);
    await session.send('HeapProfiler.collectGarbage');
    sizes.push(memory(process.pid));
    kept.push(await inUse(session));
    await session.detach();
    if (game === 1) row(`a move played, kept and its next question shown (median, 95 % of ${all.length})`, `${median(all).toFixed(1)}, ${sorted(all)[Math.floor(all.length * 0.95)].toFixed(1)} ms`, '16 ms');
    if (game === 1) row('requests during that game', requests.length ? requests.join(', ') : '0', '0');
    await page.getByRole('tab', { name: 'Result' }).click();
    await page.locator('.next .primary').last().click();
    await page.waitForFunction(() => document.querySelector('main[data-moves]') && !document.querySelector('#tab-final'));
  }
  const some = [0, Math.ceil(GAMES / 2) - 1, GAMES - 1];
  row(`what the page holds then, after the same games: its heap, elements and listeners`, some.map((game) => kept[game]).map(({ heap, nodes, listeners }) => `${heap.toFixed(1)} MB, ${nodes}, ${listeners}`).join('; '), 'bounded');
  row(`memory of the tab with its workers after 1, ${Math.ceil(GAMES / 2)} and ${GAMES} games`, [sizes[0], sizes[Math.ceil(GAMES / 2) - 1], sizes.at(-1)].map((each) => `${Math.round(each)} MB`).join(', '), 'bounded');
} finally {
  await browser.close();
  await site.stop();
}
