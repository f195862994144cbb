// Starts the real server on a database of its own: node e2e/serve.mjs PORT. Playwright does this and ends it.
// SERVE may name another command, with {port} and {data}, such as the one of a server under development.
import { spawn } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Without limits: all the tests come from one address, and faster than people.
const COMMAND = process.env.SERVE ?? './autobahn serve --no-limits --port {port} --data {data}';

/** The shell command that runs a server, from the project's folder. */
export function command(port, data) {
  return COMMAND.replaceAll('{port}', port).replaceAll('{data}', data);
}

function main(port) {
  const data = mkdtempSync(join(tmpdir(), 'autobahn-e2e-'));
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const log = openSync(fileURLToPath(new URL('../server.log', import.meta.url)), 'w');
  const server = spawn('sh', ['-c', `exec ${command(port, data)}`], { cwd: root, stdio: ['ignore', log, log] });
  const stop = () => server.kill('SIGTERM');
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  server.on('exit', (code) => {
    rmSync(data, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) main(process.argv[2] ?? '4173');
