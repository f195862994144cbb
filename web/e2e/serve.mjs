// Starts the real server on a database of its own: node e2e/serve.mjs PORT. Playwright does this and ends it.
// SERVE may name another command, with {port} and {data}, such as the one of a server under development.
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const port = process.argv[2] ?? '4173';
const data = mkdtempSync(join(tmpdir(), 'autobahn-e2e-'));
const root = fileURLToPath(new URL('../../', import.meta.url));
const command = (process.env.SERVE ?? './autobahn serve --no-limits --port {port} --data {data}').replaceAll('{port}', port).replaceAll('{data}', data);

const folder = fileURLToPath(new URL('../', import.meta.url));
const log = openSync(join(folder, 'server.log'), 'w');
const server = spawn('sh', ['-c', `exec ${command}`], { cwd: root, stdio: ['ignore', log, log] });
const stop = () => server.kill('SIGTERM');
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
server.on('exit', (code) => {
  rmSync(data, { recursive: true, force: true });
  process.exit(code ?? 0);
});
