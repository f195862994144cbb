import { addressOf, jumpTarget, linkTarget, to } from './address';
import { match } from './routes';

export { match, to };

/** Where the browser is. Read it in components; change it with `go`. */
export const router = $state(addressOf(location));

/** Whether the page is as the browser opened it: nobody has pointed at anything or gone anywhere. */
let untouched = true;
addEventListener('focusin', () => (untouched = false), { once: true });

function follow(): void {
  const now = addressOf(location);
  if (now.path !== router.path) untouched = false;
  Object.assign(router, now);
}

addEventListener('popstate', follow);

/** Goes to an address of this site without loading anew. */
export function go(address: string, options: { replace?: boolean } = {}): void {
  const before = router.path;
  if (options.replace) history.replaceState(null, '', to(address));
  else history.pushState(null, '', to(address));
  follow();
  if (router.path !== before) window.scrollTo(0, 0);
}

/** Turns plain clicks on links within this site into `go`; everything else stays the browser's. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !(link instanceof HTMLAnchorElement)) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const jump = jumpTarget(link, location);
  const target = jump ? router.path + router.query + jump : linkTarget(link, location);
  if (target === null) return;
  event.preventDefault();
  go(target, { replace: jump !== null });
  if (jump) jumpTo(jump.slice(1));
}

function jumpTo(id: string): void {
  const place = document.getElementById(decodeURIComponent(id));
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
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
