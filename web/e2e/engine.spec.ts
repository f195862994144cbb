import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { expect, test } from './test';

/** How much is compared: 1 in the whole run of all tests; SAME=25 is a thousand games and two hundred decisions of each bot. */
const SIZE = Number(process.env.SAME ?? '1');
const GAMES = 40 * SIZE;
const DECISIONS = 8 * SIZE;
const PERFT = 4000 * SIZE;

const root = fileURLToPath(new URL('../../', import.meta.url));
/** As it is shipped: what the compiler made, made smaller. */
const wasm = `${root}web/src/engine/module/autobahn.wasm`;
const recordings = `${root}rules/src/main/resources/autobahn/rules/`;
const FEATURES = ['wine', 'traffic', 'services', 'two-coloured-cards', 'extra-tiles', 'planning', 'customs'];
const LEVELS = ['random', 'beginner', 'casual', 'greedy', 'hurried', 'club', 'expert', 'master'];

interface Question {
  op: string;
  args: Record<string, unknown>;
}

/** Options of a game: each number of players, solo settings and module comes up. */
function options(game: number) {
  const players = 1 + (game % 4);
  const features = FEATURES.filter((name, i) => (game >> (i % 5)) % (i + 2) === 1 && !(name === 'customs' && game % 2));
  const solo = { hard: game % 8 === 4, fasterTrucks: game % 3 === 0, developOnPassing: game % 5 === 0, developOnSkipping: game % 7 === 0, promotions: game % 3 };
  const both = features.includes('planning') && features.includes('customs');
  return { players, features: both ? features.filter((name) => name !== 'customs') : features, ...(players === 1 ? { solo } : {}) };
}

const records = (folder: string) =>
  readdirSync(recordings + folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ text: readFileSync(`${recordings}${folder}/${name}`, 'utf8'), results: readFileSync(`${recordings}${folder}/${name.replace('.json', '.txt')}`, 'utf8') }));

/** As deep as the recorded counts say that it does not take long. */
const depth = (results: string) => Math.max(1, ...[...results.matchAll(/^perft (\d+) (\d+)$/gm)].filter(([, , count]) => Number(count) <= PERFT).map(([, deep]) => Number(deep)));

function questions(): Question[] {
  return [
    { op: 'about', args: {} },
    { op: 'edition', args: {} },
    { op: 'checkEdition', args: { text: '{"format": 2, "edition": "Ü"}' } },
    { op: 'open', args: { game: 'broken', record: '{"format": 1' } },
    ...records('games').map(({ text }) => ({ op: 'digest', args: { record: text } })),
    ...records('perft').map(({ text, results }) => ({ op: 'perft', args: { record: text, depth: depth(results) } })),
    ...Array.from({ length: GAMES }, (_, game) => ({ op: 'digest', args: { options: options(game), seed: String(game * 7919 + 1) } })),
    ...LEVELS.flatMap((level, i) => [2, 3, 1, 4].slice(0, SIZE > 1 ? 4 : 1).map((players) => ({ op: 'digest', args: { options: options(players - 1 + 4 * i), seed: String(i), level, moves: DECISIONS, iterations: 60 } }))),
  ];
}

/** What a JVM answers, line by line. */
async function* onJvm(asked: Question[]): AsyncGenerator<string> {
  const java = process.env.JAVA_HOME ? `${process.env.JAVA_HOME}/bin/java` : 'java';
  const jvm = spawn(java, ['-cp', `${root}browser/target/classes:${root}cli/target/lib/*`, 'autobahn.browser.CallConsole'], { stdio: ['pipe', 'pipe', 'inherit'] });
  try {
    jvm.stdin.end(asked.map((question) => `${JSON.stringify(question)}\n`).join(''));
    yield* createInterface({ input: jvm.stdout });
  } finally {
    jvm.kill();
  }
}

/** The module alone in a page, behind the security policy that servers send. */
async function openModule(page: Page): Promise<void> {
  const entry = fileURLToPath(new URL('../src/engine/module.ts', import.meta.url));
  const built = (await build({ configFile: false, logLevel: 'error', build: { write: false, minify: false, lib: { entry, formats: ['es'] } } })) as Rolldown.RolldownOutput[];
  const script = built[0]?.output[0].code ?? '';
  await page.route('**/module/*', (route) => {
    const name = route.request().url().split('/').pop() ?? '';
    const headers = { 'content-security-policy': "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'" };
    if (name === 'page.html') return route.fulfill({ contentType: 'text/html', headers, body: '<script type="module" src="main.js"></script>' });
    if (name === 'main.js') return route.fulfill({ contentType: 'text/javascript', headers, body: "import { compile, instantiate } from './module.js'; window.engine = fetch('autobahn.wasm').then((answer) => answer.arrayBuffer()).then(compile).then(instantiate);" });
    if (name === 'module.js') return route.fulfill({ contentType: 'text/javascript', headers, body: script });
    // As a host sends it that has never heard of such files.
    return route.fulfill({ contentType: 'application/octet-stream', headers, body: readFileSync(wasm) });
  });
  await page.goto('/module/page.html');
}

const ask = (page: Page, question: Question) =>
  page.evaluate(async (text) => (await (window as unknown as { engine: Promise<{ call(text: string): string }> }).engine).call(text), JSON.stringify(question));

test('the same questions get the same answers on a JVM and in the browser', async ({ page }) => {
  expect(existsSync(wasm), 'the engine for browsers is built: not with -Dweb.skip').toBe(true);
  test.setTimeout(180_000 * SIZE);
  await openModule(page);
  const asked = questions();
  let compared = 0;
  let moments = 0;
  for await (const answer of onJvm(asked)) {
    const question = asked[compared++]!;
    const here = await ask(page, question);
    if (here !== answer) expect(JSON.parse(here), JSON.stringify(question).slice(0, 300)).toEqual(JSON.parse(answer));
    expect(here === answer).toBe(true);
    const { result, problem } = JSON.parse(answer) as { result?: { hashes?: string[] }; problem?: { code: string } };
    if (question.args.game !== 'broken') expect(problem, JSON.stringify(question).slice(0, 300)).toBeUndefined();
    moments += result?.hashes?.length ?? 0;
  }
  expect(compared).toBe(asked.length);
  expect(moments).toBeGreaterThan(10_000);
});
