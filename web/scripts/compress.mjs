// Compressed twins of the built files, as the server sends them: made once here instead of for every reader.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const worthIt = /\.(html|js|css|svg|json|map|webmanifest|wasm|txt)$/;
const smallest = 1024;

// The bundler names addresses in source maps after places that its threads reach in any order: without the name, two builds
// of one revision have the same bytes.
const PLACE = /ROLLDOWN_FILE_URL_[\w-]+/g;
for (const name of readdirSync(join(dist, 'assets'))) {
  if (!name.endsWith('.map')) continue;
  const path = join(dist, 'assets', name);
  writeFileSync(path, readFileSync(path, 'utf8').replace(PLACE, 'ROLLDOWN_FILE_URL'));
}

for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !worthIt.test(entry.name)) continue;
  const path = join(entry.parentPath ?? entry.path, entry.name);
  const content = readFileSync(path);
  if (content.length < smallest) continue;
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
