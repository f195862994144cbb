// What a build needs beyond its bundle: documents for a server and for a site of files, and the list of all files that the
// service worker keeps. The same bundle serves both: only the documents and the worker differ.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { partsOfPages, withParts } from './documents.mjs';

const read = (name) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');
const hash = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The files that make a version: all but maps, documents and the worker itself. '' is the document, in every folder. */
function filesOf(dist) {
  const all = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = all.map((entry) => relative(dist, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'));
  return paths.filter((path) => !/(^(site|documents)\/|\.(map|br|gz)$|^index\.html$|^sw\.js$)/.test(path)).sort();
}

function worker(dist, document, site) {
  const files = filesOf(dist);
  const template = read('sw.js');
  const version = hash([template, document, ...files.map((file) => hash(readFileSync(join(dist, file))))].join());
  return template.replace('__VERSION__', version).replace('__FILES__', JSON.stringify(['', ...files])).replace('__SITE__', String(site));
}

/** @returns {import('vite').Plugin} */
export function offline() {
  let dist = '';
  let pages = {};
  return {
    name: 'autobahn-offline',
    apply: 'build',
    configResolved(config) {
      dist = join(config.root, config.build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        pages = partsOfPages(bundle);
      },
    },
    closeBundle() {
      const site = join(dist, 'site');
      mkdirSync(site, { recursive: true });
      // The bundler writes relative addresses, which suit a site in any folder; a server's pages lie at many addresses.
      const bare = readFileSync(join(dist, 'index.html'), 'utf8');
      const absolute = (text) => text.replaceAll('="./', '="/');
      const { lobby, ...others } = pages;
      mkdirSync(join(dist, 'documents'), { recursive: true });
      for (const [name, parts] of Object.entries(others)) writeFileSync(join(dist, 'documents', `${name}.html`), absolute(withParts(bare, parts)));
      // Whoever opens no page in particular comes to the lobby.
      const document = withParts(bare, lobby);
      const forServer = absolute(document);
      const forSite = document.replace('<head>', '<head>\n    <meta name="autobahn" content="site" />');
      writeFileSync(join(dist, 'index.html'), forServer);
      writeFileSync(join(dist, 'sw.js'), worker(dist, forServer, false));
      writeFileSync(join(site, 'index.html'), forSite);
      writeFileSync(join(site, 'sw.js'), worker(dist, forSite, true));
      writeFileSync(join(site, '404.html'), read('404.html'));
    },
  };
}
