// Checks who imports whom: no file imports itself round a corner, and folders only what lies below them.
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders of src, the lowest first: each may import from those before it. */
const LAYERS = [
  'vocabulary',
  'design',
  'i18n',
  'api',
  'engine',
  'tables',
  'sound',
  'lib',
  'local',
  'ui',
  'why',
  'rules',
  'board',
  'wording',
  'edition',
  'lobby',
  'mistakes',
  'account',
  'contests',
  'table/state',
  'table/parts',
  'table/detail',
  'table/boards',
  'table/decision',
  'table/log',
  'table/score',
  'table/people',
  'table/scenes',
  'table/layout',
  'table',
  'pictures',
  'learn',
  'replay',
  'puzzles',
  'companion',
  'position',
  'pages',
  '',
];

/** The layer that a file lies in: the longest folder of the list that holds it. */
function layerOf(file) {
  for (let folder = posix.dirname(file); ; folder = posix.dirname(folder)) {
    const name = folder === '.' ? '' : folder;
    const layer = LAYERS.indexOf(name);
    if (layer >= 0 && (name || !file.includes('/'))) return layer;
    if (!name) return -1;
  }
}

/** What each file imports, types too: of those given, since others (texts, styles, packages) import nothing of ours. */
function graphOf(files) {
  const graph = new Map();
  for (const [file, code] of files) {
    const wanted = [...code.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) => posix.join(posix.dirname(file), path));
    graph.set(file, [...new Set(wanted.flatMap((path) => [path, `${path}.ts`, `${path}/index.ts`].filter((one) => files.has(one))))]);
  }
  return graph;
}

/** Every way of importing in a circle, each told once. */
function cyclesOf(graph) {
  const cycles = [];
  const done = new Set();
  const way = [];
  const visit = (file) => {
    const at = way.indexOf(file);
    if (at >= 0) cycles.push([...way.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    way.push(file);
    for (const next of graph.get(file)) visit(next);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return cycles;
}

/** What is wrong with the imports of these files: their code by their path below src. */
export function faultsOf(files) {
  const graph = graphOf(files);
  const faults = cyclesOf(graph).map((cycle) => `imports in a circle: ${cycle.join(' → ')}`);
  for (const [file, imports] of graph) {
    const layer = layerOf(file);
    if (layer < 0) faults.push(`${file} lies in a folder without a layer: scripts/imports.mjs lists them`);
    for (const other of imports) {
      if (layer >= 0 && layerOf(other) > layer) faults.push(`${file} imports ${other}, which lies above it`);
    }
  }
  return faults;
}

/** The sources as they are. */
export function sources() {
  const src = fileURLToPath(new URL('../src/', import.meta.url));
  const paths = readdirSync(src, { recursive: true }).filter((path) => /\.(ts|svelte)$/.test(path));
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(src + path, 'utf8')]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = sources();
  const faults = faultsOf(files);
  for (const fault of faults) console.error(fault);
  console.log(`imports of ${files.size} files, ${faults.length} faults`);
  if (faults.length) process.exitCode = 1;
}
