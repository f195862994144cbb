import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inBrowser, onJvm, WASM } from '../scripts/engineAlone.mjs';
import { inEnglish } from '../src/engine/sentences';
import { dice } from './table/player';
import { expect, test } from './test';

/** How much is compared: little in the run of all tests, everything by `./autobahn same`. */
const FULL = process.env.SAME === 'full';
const GAMES = FULL ? 1000 : 40;
/** Decisions of each bot at each table that it sits at. */
const DECISIONS = FULL ? 200 : 8;
const TABLES = FULL ? [2, 3, 1, 4] : [2];
const ITERATIONS = 60;
/** The most sequences of moves that are counted from one position. */
const PERFT = FULL ? Infinity : 4000;

const recordings = fileURLToPath(new URL('../../rules/src/main/resources/autobahn/rules/', import.meta.url));
const FEATURES = ['wine', 'traffic', 'services', 'two-coloured-cards', 'extra-tiles', 'planning', 'customs'];
const LEVELS = ['random', 'beginner', 'casual', 'greedy', 'hurried', 'club', 'expert', 'master', 'builder', 'trader', 'landlord', 'banker'];

interface Question {
  op: string;
  args: Record<string, unknown>;
}

/** Options of a game: each is drawn by itself, so that it meets every other one and every number of players. */
function options(players: number, game: number) {
  const random = dice(game * 7919 + 13);
  for (let i = 0; i < 8; i++) random();
  const either = random() < 0.5 ? 'planning' : 'customs';
  const features = FEATURES.filter((name) => random() < 0.5 && (name === either || !['planning', 'customs'].includes(name)));
  const flag = () => random() < 0.5;
  const solo = { hard: flag(), fasterTrucks: flag(), developOnPassing: flag(), developOnSkipping: flag(), promotions: Math.floor(random() * 3) };
  return { players, features, ...(players === 1 ? { solo } : {}) };
}

const records = (folder: string) =>
  readdirSync(recordings + folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ text: readFileSync(`${recordings}${folder}/${name}`, 'utf8'), results: readFileSync(`${recordings}${folder}/${name.replace('.json', '.txt')}`, 'utf8') }));

/** As deep as it was counted, or as the recorded counts say that it does not take long. */
const depth = (results: string) => Math.max(1, ...[...results.matchAll(/^perft (\d+) (\d+)$/gm)].filter(([, , count]) => Number(count) <= PERFT).map(([, deep]) => Number(deep)));

function questions(): Question[] {
  return [
    { op: 'about', args: {} },
    { op: 'edition', args: {} },
    { op: 'checkEdition', args: { text: '{"format": 2, "edition": "Ü"}' } },
    { op: 'open', args: { game: 'broken', record: '{"format": 1' } },
    ...records('games').map(({ text }) => ({ op: 'digest', args: { record: text } })),
    ...records('perft').map(({ text, results }) => ({ op: 'perft', args: { record: text, depth: depth(results) } })),
    ...Array.from({ length: GAMES }, (_, game) => ({ op: 'digest', args: { options: options(1 + (game % 4), game), seed: String(game * 7919 + 1) } })),
    ...LEVELS.flatMap((level, i) =>
      TABLES.map((players) => ({ op: 'digest', args: { options: options(players, 4 * i + players), seed: String(i), level, moves: DECISIONS, iterations: ITERATIONS } })),
    ),
  ];
}

/** The module says in short what is wrong; the pages have the sentences. */
const inWords = (answer: string): string => (answer.includes('\\u0001') ? JSON.stringify(JSON.parse(answer, (_, value: unknown) => (typeof value === 'string' ? inEnglish(value) : value))) : answer);

test('the same questions get the same answers on a JVM and in the browser', async ({ page }) => {
  expect(existsSync(WASM), 'the engine for browsers is built: not with -Dweb.skip').toBe(true);
  test.setTimeout(FULL ? 3_600_000 : 180_000);
  const browser = await inBrowser(page);
  const jvm = onJvm();
  let asked = 0;
  let moments = 0;
  try {
    for (const question of questions()) {
      const text = JSON.stringify(question);
      const [there, short] = await Promise.all([jvm.ask(text), browser(text)]);
      const here = inWords(short);
      if (here !== there) expect(JSON.parse(here), text.slice(0, 300)).toEqual(JSON.parse(there));
      expect(here === there).toBe(true);
      const { result, problem } = JSON.parse(there) as { result?: { hashes?: string[]; levels?: string[] }; problem?: { code: string } };
      if (question.args.game !== 'broken') expect(problem, text.slice(0, 300)).toBeUndefined();
      if (result?.levels) expect(result.levels, 'every bot is asked').toEqual(LEVELS);
      asked++;
      moments += result?.hashes?.length ?? 0;
    }
  } finally {
    jvm.end();
  }
  expect(moments).toBeGreaterThan(FULL ? 400_000 : 10_000);
  console.log(`${asked} questions about ${moments} moments of games: the same on the JVM and in the browser`);
});
