// Cuts the positions of src/board/fixtures out of games by random players: npm run fixtures
// After a change of the rules, of the edition or of a format. Tests name what lies in them, so these are looked at then too.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const fixtures = fileURLToPath(new URL('../src/board/fixtures/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'autobahn-fixtures-'));
const autobahn = (...args) => execFileSync(join(root, 'autobahn'), args.map(String), { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** A game by random players with all that can be added. */
function played(seed, ...options) {
  const file = join(folder, `${seed}.json`);
  autobahn('play', ...options, '--with', 'all', '--seed', seed, '--record', file);
  return file;
}

const documented = join(root, 'docs/game.json');
const POSITIONS = {
  opening: () => [documented, '--at', 4, '--seat', 1],
  middle: () => [documented, '--at', 201, '--seat', 2],
  late: () => [documented, '--at', 434],
  modules: () => [played(36, '--seats', 'random,random,random,random'), '--at', 470, '--seat', 1],
  solo: () => [played(1, '--solo', '--seats', 'random'), '--at', 76, '--seat', 1],
};

try {
  for (const [name, cut] of Object.entries(POSITIONS)) {
    writeFileSync(join(fixtures, `${name}.json`), autobahn('show', '--json', ...cut()));
  }
} finally {
  rmSync(folder, { recursive: true });
}
