// Measures the pages of a built server in the tests' browser, and prints a table for bench/results.md: npm run figures
// Lighthouse is fetched for this one run, or is the program that LIGHTHOUSE names. FIGURES=quick leaves it out, FIGURES=table,rules
// does nothing but look at these pages with it; PRESETS=mobile at one of its two devices; RUNS is how often it looks at each page
// (the median counts). The machine should do nothing else meanwhile.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { command } from '../e2e/serve.mjs';
import { executable } from './chromium.mjs';
import { answersOf, bytesOf, framesOf, paintedAfter, redrawsOf, workUntil } from './measure.mjs';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const PORT = process.env.PORT ?? '4188';
const WANTED = (process.env.FIGURES ?? 'all').split(',');
const PRESETS = (process.env.PRESETS ?? 'desktop,mobile').split(',');
const RUNS = Number(process.env.RUNS ?? 1);
const url = `http://localhost:${PORT}`;
const root = fileURLToPath(new URL('../../', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'autobahn-figures-'));
// The question, and all that is drawn after it.
const READY = 'main[aria-busy=false] #decision';
const row = (what, figure, goal) => console.log(`| ${what} | ${figure} | ${goal} |`);
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

async function started() {
  const server = spawn('sh', ['-c', `exec ${command(PORT, data)}`], { cwd: root, stdio: 'ignore' });
  for (let tries = 0; tries < 240; tries++) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return server;
    if (server.exitCode !== null) break;
    await new Promise((next) => setTimeout(next, 250));
  }
  throw new Error('the server did not start');
}

async function post(path, body, headers = {}) {
  const answer = await fetch(url + path, { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { ...(await answer.json()), cookie: answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; ') };
}

function lighthouse(page, cookie, preset) {
  const file = join(data, 'lighthouse.json');
  const program = process.env.LIGHTHOUSE ? [process.env.LIGHTHOUSE] : ['npx', '--yes', LIGHTHOUSE];
  const args = [...program.slice(1), url + page, '--quiet', '--output=json', `--output-path=${file}`];
  args.push('--only-categories=performance,accessibility,best-practices', `--extra-headers=${JSON.stringify({ Cookie: cookie })}`);
  args.push('--chrome-flags=--headless=new --no-sandbox --disable-gpu');
  if (preset === 'desktop') args.push('--preset=desktop');
  execFileSync(program[0], args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, CHROME_PATH: executable() } });
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  const missed = Object.values(audits).filter((audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative');
  if (process.env.MISSED) console.error(page, preset, missed.map(({ id, score, displayValue }) => `${id} ${score} ${displayValue ?? ''}`).join('; '));
  return ['performance', 'accessibility', 'best-practices'].map((name) => Math.round(categories[name].score * 100));
}

function scores(page, cookie, preset) {
  const runs = Array.from({ length: RUNS }, () => lighthouse(page, cookie, preset));
  return [0, 1, 2].map((i) => median(runs.map((run) => run[i]))).join(' / ');
}

async function inBrowser(id, cookie) {
  const browser = await chromium.launch({ executablePath: executable(), args: ['--no-sandbox', '--disable-gpu'] });
  const visit = async (use) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, extraHTTPHeaders: { Cookie: cookie } });
    try {
      return await use(await context.newPage());
    } finally {
      await context.close();
    }
  };
  const often = async (use) => {
    const found = [];
    for (let i = 0; i < 7; i++) found.push(await visit(use));
    return `${Math.round(median(found))}, ${Math.round(Math.min(...found))} ms`;
  };
  try {
    row('first load of the lobby with its picture, compressed', kilo(await visit((page) => bytesOf(page, `${url}/`, '.picture svg'))), '200 kB');
    row('first load of a table with its board', kilo(await visit((page) => bytesOf(page, `${url}/game/${id}`, '#decision'))), '350 kB');
    row('board ready after opening the address, nothing kept (median, best of 7)', await often((page) => paintedAfter(page, `${url}/game/${id}`, READY)), '1,000 ms');
    row('work of the main thread until then (median, best of 7)', await often((page) => workUntil(page, `${url}/game/${id}`, READY)), '');
    const answers = await visit((page) => answersOf(page, `${url}/game/${id}`));
    row(`answer to choosing something that glows, painted (median, worst of ${answers.length})`, `${Math.round(median(answers))}, ${Math.round(Math.max(...answers))} ms`, '50 ms');
    const redraws = await visit((page) => redrawsOf(page, `${url}/design?position=late`));
    row(`board redrawn for quite another position: script, style, layout (median, best of ${redraws.length})`, `${median(redraws).toFixed(1)}, ${Math.min(...redraws).toFixed(1)} ms`, '8 ms');
    row('frames a second while turns are played out, drawn in software', Math.round(await played(browser)), '30');
  } finally {
    await browser.close();
  }
}

/** The kept game of four: somebody plays a turn with a truck and one with a section, and a page that watches plays them out. */
async function played(browser) {
  const FROM = 120;
  const kept = JSON.parse(readFileSync(join(root, 'docs/game.json'), 'utf8'));
  const record = { ...kept, moves: kept.moves.slice(0, FROM), result: undefined };
  const seats = ['Anna', 'Bruno', 'Chloé', 'Dorota'].map((name) => ({ kind: 'me', name }));
  const { id, invitation, cookie } = await post('/api/games/import', { record, seats });
  const get = async (path) => (await fetch(`${url}/api/games/${id}${path}`, { headers: { Cookie: cookie } })).json();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url });
  const page = await context.newPage();
  await page.request.post(`/api/games/${id}/enter`, { data: { invitation } });
  await page.goto(`/game/${id}`);
  await page.locator('main[aria-busy=false][data-scenes=true]').waitFor();
  const frames = await framesOf(page, async () => {
    for (const move of kept.moves.slice(FROM, FROM + 10)) {
      const { toMove: seat } = await get('');
      const { version } = await get(`/view?seat=${seat}`);
      const body = JSON.stringify({ seat, version, id: `figures-${version}`, move });
      await fetch(`${url}/api/games/${id}/moves`, { method: 'POST', headers: { 'Content-Type': 'application/json', Cookie: cookie }, body });
    }
  });
  await context.close();
  return frames;
}

const server = await started();
try {
  console.log('| | | goal |\n|---|--:|--:|');
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'me', name: 'Bruno' }];
  const { id, cookie } = await post('/api/games', { options: { players: 2 }, seats, seed: '7' });
  if (WANTED.includes('all') || WANTED.includes('quick')) await inBrowser(id, cookie);
  const record = JSON.parse(readFileSync(join(root, 'docs/game.json'), 'utf8'));
  const { id: finished } = await post('/api/games/import', { record }, { Cookie: cookie });
  const pages = {
    lobby: '/', table: `/game/${id}`, rules: '/rules', learn: '/learn', edition: '/edition', new: '/new', account: '/account',
    replay: `/replay/${finished}`, chances: `/chances/${finished}`,
  };
  for (const [name, page] of Object.entries(pages).filter(([each]) => WANTED.includes('all') || WANTED.includes(each))) {
    for (const preset of PRESETS) row(`Lighthouse, ${name}, ${preset}: performance / accessibility / best practices`, scores(page, cookie, preset), preset === 'mobile' ? '90 each' : '95 each');
  }
} finally {
  server.kill('SIGTERM');
  await new Promise((gone) => server.once('exit', gone));
  rmSync(data, { recursive: true, force: true });
}
