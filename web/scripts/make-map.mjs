/**
 * Makes src/board/map/outlines.ts: coasts and borders of Natural Earth (public domain, from the npm package world-atlas),
 * projected, bent so that they keep to our cities, simplified, cut to the board. Run it after changing places.ts:
 *   npm run map
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import { runnerImport } from 'vite';
import { CURTAIN, RIVERS } from './geography.mjs';
import { clipRing, runsInside, simplify } from './lines.mjs';

const { module: map } = await runnerImport('./src/board/map/places.ts', { configFile: false });
const edition = JSON.parse(readFileSync('../edition/src/main/resources/autobahn/edition/standard.json', 'utf8'));
const world = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'));

const GERMANY = '276';
const TOLERANCE = 1.1;
const box = [-60, -60, map.WIDTH + 60, map.HEIGHT + 60];

/** How far each city was moved from its true place; the land around it moves along. */
const pulls = edition.board.cities.map((city) => {
  const [x, y] = map.project(city.latitude, city.longitude);
  const place = map.PLACES[city.city.replaceAll(' ', '')];
  return { x, y, dx: place.x - x, dy: place.y - y };
});

function bend([longitude, latitude]) {
  const [x, y] = map.project(latitude, longitude);
  let weights = 0.12;
  let dx = 0;
  let dy = 0;
  for (const pull of pulls) {
    const weight = Math.exp(-((x - pull.x) ** 2 + (y - pull.y) ** 2) / (2 * 75 ** 2));
    weights += weight;
    dx += weight * pull.dx;
    dy += weight * pull.dy;
  }
  return [x + dx / weights, y + dy / weights];
}

/** The same topology in board units; shared arcs are simplified once, so that neighbours still meet. */
function toBoard(topology) {
  const { scale, translate } = topology.transform;
  const arcs = topology.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    const points = arc.map(([dx, dy]) => bend([(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]]));
    return simplify(points, TOLERANCE);
  });
  return { type: 'Topology', objects: topology.objects, arcs };
}

const number = (value) => String(Math.round(value));

/** A path of whole units in relative steps, the shortest way to write it. */
function line(points) {
  let [x, y] = points[0].map(Math.round);
  let path = `M${x} ${y}l`;
  for (const point of points.slice(1)) {
    const [dx, dy] = [Math.round(point[0]) - x, Math.round(point[1]) - y];
    if (dx === 0 && dy === 0) continue;
    path += `${path.endsWith('l') || dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
    x += dx;
    y += dy;
  }
  return path;
}


function area(shape) {
  const polygons = shape.geometry.type === 'Polygon' ? [shape.geometry.coordinates] : shape.geometry.coordinates;
  return polygons
    .flat()
    .map((ring) => clipRing(ring, box))
    .filter((ring) => ring.length > 2 && size(ring) > 12)
    .map((ring) => `${line(ring)}z`)
    .join('');
}

function size(ring) {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i];
    const [bx, by] = ring[(i + 1) % ring.length];
    sum += ax * by - bx * ay;
  }
  return Math.abs(sum / 2);
}

const lines = (shape) => shape.coordinates.flatMap((part) => runsInside(part, box)).map(line).join('');

/** A smooth line through the points. */
function curve(points) {
  const at = points.map(([latitude, longitude]) => bend([longitude, latitude]));
  let path = `M${at[0].map(number).join(' ')}`;
  for (let i = 0; i + 1 < at.length; i++) {
    const [before, from, to, after] = [at[i - 1] ?? at[i], at[i], at[i + 1], at[i + 2] ?? at[i + 1]];
    const c = [0, 1].map((k) => from[k] + (to[k] - before[k]) / 6);
    const d = [0, 1].map((k) => to[k] - (after[k] - from[k]) / 6);
    path += `C${[...c, ...d, ...to].map(number).join(' ')}`;
  }
  return path;
}

const board = toBoard(world);
const { countries, land } = board.objects;
const isGermany = (country) => country.id === GERMANY;
const germany = feature(board, countries.geometries.find(isGermany));
const abroad = feature(board, land).features[0];
const out = {
  LAND: area(abroad),
  HOME: area(germany),
  BORDERS: lines(mesh(board, countries, (a, b) => a !== b && !isGermany(a) && !isGermany(b))),
  HOME_BORDER: lines(mesh(board, countries, (a, b) => a !== b && (isGermany(a) || isGermany(b)))),
  RIVERS: Object.values(RIVERS).map(curve).join(''),
  CURTAIN: curve(CURTAIN),
};
const text = Object.entries(out).map(([name, path]) => `export const ${name} =\n  '${path}';`);
writeFileSync(
  'src/board/map/outlines.ts',
  `// Made by scripts/make-map.mjs from Natural Earth (public domain); not to be edited by hand.\n${text.join('\n')}\n`,
);
console.log(Object.entries(out).map(([name, path]) => `${name} ${path.length}`).join(', '));
