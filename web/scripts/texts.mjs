// Checks the catalogues: same names to fill in everywhere, the plural forms that each language needs, no key that nobody
// uses, no key that nobody has. (That no key is missing in a language is checked by the compiler.)
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const LANGUAGES = ['en', 'de', 'fr', 'pl'];
const FORMS = { en: ['one', 'other'], de: ['one', 'other'], fr: ['one', 'other'], pl: ['one', 'few', 'many', 'other'] };
const faults = [];

const catalogues = {};
for (const language of LANGUAGES) {
  const { module } = await runnerImport(join(src, 'i18n', language, 'index.ts'), { configFile: false, logLevel: 'error' });
  catalogues[language] = module[language];
}

const forms = (message) => (typeof message === 'string' ? [message] : Object.values(message));
const names = (message) => [...new Set(forms(message).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1])))].sort().join(',');

for (const [key, english] of Object.entries(catalogues.en)) {
  for (const language of LANGUAGES) {
    const message = catalogues[language][key];
    if (message === undefined) {
      faults.push(`${language}: ${key} is missing`);
      continue;
    }
    if (forms(message).some((text) => text.trim() === '')) faults.push(`${language}: ${key} is empty`);
    // A plural may leave {count} out of "one"; what English fills in, the others must, and nothing else.
    if (names(message) !== names(english)) faults.push(`${language}: ${key} fills in {${names(message)}}, English {${names(english)}}`);
    if (typeof message !== typeof english) faults.push(`${language}: ${key} has plural forms in one language and none in the other`);
    if (typeof message === 'object') {
      for (const form of FORMS[language]) if (!(form in message)) faults.push(`${language}: ${key} lacks the plural form "${form}"`);
    }
  }
}
for (const language of LANGUAGES) {
  for (const key of Object.keys(catalogues[language])) if (!(key in catalogues.en)) faults.push(`${language}: ${key} is not in English`);
}

// Where texts are used: keys as they are, `area.${name}` built from pieces, and names.say('area', …).
const used = new Set();
const patterns = [];
for (const file of sources(src)) {
  const code = readFileSync(file, 'utf8');
  for (const [, key] of code.matchAll(/['"`]([a-zA-Z]+\.[\w.-]+)['"`]/g)) used.add(key);
  for (const [, area] of code.matchAll(/\bsay\(\s*'([a-zA-Z]+)'/g)) patterns.push(new RegExp(`^${area}\\.`));
  for (const [, template] of code.matchAll(/`([a-zA-Z]+\.?[\w.-]*\$\{[^}]*\}(?:[\w.-]|\$\{[^}]*\})*)`/g)) {
    patterns.push(new RegExp(`^${template.split(/\$\{[^}]*\}/).map((piece) => piece.replace(/[.-]/g, '\\$&')).join('[\\w.-]+')}$`));
  }
}
for (const key of Object.keys(catalogues.en)) {
  if (!used.has(key) && !patterns.some((pattern) => pattern.test(key))) faults.push(`${key} is used nowhere`);
}

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name) && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.startsWith(join(src, 'i18n', '/')) && !file.endsWith('api/types.ts'));
}

for (const fault of faults) console.error(fault);
console.log(`${Object.keys(catalogues.en).length} texts in ${LANGUAGES.length} languages, ${faults.length} faults`);
process.exit(faults.length ? 1 : 0);
