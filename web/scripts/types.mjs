// Types of the API: the OpenAPI document refers to the schemas of the formats as neighbours, so they are laid side by side first.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const formats = join(root, 'format/src/main/resources/autobahn/format');
const folder = mkdtempSync(join(tmpdir(), 'autobahn-types-'));
try {
  cpSync(join(root, 'server/src/main/resources/autobahn/server/openapi.json'), join(folder, 'openapi.json'));
  for (const name of readdirSync(formats)) {
    if (name.endsWith('.schema.json')) cpSync(join(formats, name), join(folder, name));
  }
  const command = fileURLToPath(new URL('../node_modules/.bin/openapi-typescript', import.meta.url));
  const output = fileURLToPath(new URL('../src/api/types.ts', import.meta.url));
  execFileSync(command, [join(folder, 'openapi.json'), '--output', output], { stdio: 'inherit' });
} finally {
  rmSync(folder, { recursive: true });
}
