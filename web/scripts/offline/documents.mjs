// A document for each page, which asks for all parts of the page at once: without it a browser learns of them only when the
// first script has run.

const PAGE = /\/src\/pages\/(\w+)\.svelte$/;

/** A file with all that it imports at once, itself first. */
function withImports(bundle, name, found = new Set()) {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

const stylesOf = (bundle, names) => new Set([...names].flatMap((name) => [...(bundle[name].viteMetadata?.importedCss ?? [])]));

/** The parts of each page that the document of all pages does not name: by the page's name, scripts and styles. */
export function partsOfPages(bundle) {
  const entry = Object.values(bundle).find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  if (!entry) throw new Error('the bundle has no entry');
  const first = withImports(bundle, entry.fileName);
  const firstStyles = stylesOf(bundle, first);
  const pages = {};
  for (const chunk of Object.values(bundle)) {
    const page = chunk.type === 'chunk' ? PAGE.exec(chunk.facadeModuleId ?? '')?.[1] : undefined;
    if (!page) continue;
    const scripts = [...withImports(bundle, chunk.fileName)];
    // As addresses have it: AtHome is at-home.
    pages[page.replace(/\B[A-Z]/g, '-$&').toLowerCase()] = {
      scripts: scripts.filter((name) => !first.has(name)),
      styles: [...stylesOf(bundle, scripts)].filter((name) => !firstStyles.has(name)),
    };
  }
  return pages;
}

/**
 * The document with the parts of a page. Addresses are relative, as the bundler writes them. Styles are fetched and not yet
 * applied: the first picture does not wait for those of the page, the page itself does.
 */
export function withParts(document, { scripts, styles }) {
  const lines = [
    ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="./${name}">`),
    ...styles.map((name) => `<link rel="preload" as="style" crossorigin href="./${name}">`),
  ];
  return document.replace('  </head>', `${lines.map((line) => `    ${line}\n`).join('')}  </head>`);
}
