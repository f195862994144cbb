import { match } from './routes';

export { match };

/** Where the browser is. Read it in components; change it with `go`. */
export const router = $state({ path: location.pathname, query: location.search, hash: location.hash });

/** Whether the page is as the browser opened it: nobody has pointed at anything or gone anywhere. */
let untouched = true;
addEventListener('focusin', () => (untouched = false), { once: true });

function follow(): void {
  if (location.pathname !== router.path) untouched = false;
  router.path = location.pathname;
  router.query = location.search;
  router.hash = location.hash;
}

addEventListener('popstate', follow);

/** Goes to an address of this site without loading anew. */
export function go(address: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const samePage = location.pathname === router.path;
  follow();
  if (!samePage) window.scrollTo(0, 0);
}

/** Turns plain clicks on links within this site into `go`; everything else stays the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !(link instanceof HTMLAnchorElement)) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api')) return;
  // A mere jump within the page is the browser's business, which also moves the focus.
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/**
 * For the main part of a page: its heading takes the focus that went with what was there before, so that the keyboard goes
 * on and a screen reader speaks from there. The first page starts as the browser starts it.
 */
export function arrive(main: HTMLElement): void {
  if (untouched || document.activeElement !== document.body) return;
  const place = main.querySelector('h1') ?? main;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
