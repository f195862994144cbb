// Holds the speed of the engine in the tests' browser against a JVM's, and prints a table for bench/results.md:
// npm run figures:engine. Both are asked in turn, so that what else the machine does hits both; the first rounds only warm up.
import { chromium } from '@playwright/test';
import { executable } from './chromium.mjs';
import { inBrowser, onJvm } from './engineAlone.mjs';

const WARMING = 2;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const MILLIS = Number(process.env.MILLIS ?? 2000);
const GOAL = 0.4;
const options = { players: 4, features: [] };
const QUESTIONS = [
  ['random decisions a second, four players', { options, seed: '1', millis: MILLIS }],
  ['playouts a second of the strongest bot, four players', { options, seed: '1', millis: MILLIS, level: 'master', iterations: 600 }],
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const shown = (rate) => Math.round(rate).toLocaleString('en');

async function rate(ask, args) {
  const { result, problem } = JSON.parse(await ask(JSON.stringify({ op: 'speed', args })));
  if (!result) throw new Error(problem.detail);
  return (1000 * result.done) / result.millis;
}

const browser = await chromium.launch({ executablePath: executable(), args: ['--no-sandbox', '--disable-gpu'] });
const jvm = onJvm();
try {
  const here = await inBrowser(await browser.newPage());
  console.log('| | Chromium | JVM | ratio | goal |\n|---|--:|--:|--:|--:|');
  for (const [what, args] of QUESTIONS) {
    const rates = [];
    for (let round = 0; round < WARMING + ROUNDS; round++) rates.push([await rate(here, args), await rate(jvm.ask, args)]);
    const measured = rates.slice(WARMING);
    const ratio = median(measured.map(([first, second]) => first / second));
    console.log(`| ${what} (median of ${ROUNDS}) | ${shown(median(measured.map(([first]) => first)))} | ${shown(median(measured.map(([, second]) => second)))} | ${ratio.toFixed(2)} | ${GOAL} |`);
  }
} finally {
  jvm.end();
  await browser.close();
}
