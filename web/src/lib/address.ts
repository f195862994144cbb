import { hasServer } from '../api';

/** Where the browser is, as the pages name it. */
export interface Address {
  path: string;
  query: string;
  hash: string;
}

/**
 * A server gives every address the same document. A site of files has one document in one folder, wherever that is, so its
 * pages lie behind the #: no host has to know them, and nothing is absolute.
 */
const behindHash = !hasServer;

/** An address of a page as a link has it. */
export const to = (address: string): string => (behindHash ? `#${address}` : address);

/** Reads where the browser is. */
export function addressOf({ pathname, search, hash }: Location, behind = behindHash): Address {
  if (!behind) return { path: pathname, query: search, hash };
  const [, path = '/', query = '', rest = ''] = /^#(\/[^?#]*)(\?[^#]*)?(#.*)?$/.exec(hash) ?? [];
  return { path, query, hash: rest };
}

/** The page that a link leads to; null if it leaves the app, or stays within the page. */
export function linkTarget({ pathname, search, hash }: HTMLAnchorElement, here: Location): string | null {
  const within = pathname === here.pathname && search === here.search && hash !== '';
  if (behindHash) return within && hash.startsWith('#/') ? hash.slice(1) : null;
  // A mere jump within the page is the browser's business, which also moves the focus.
  return within || pathname.startsWith('/api') ? null : pathname + search + hash;
}

/** The place within the page that a link jumps to where the # is taken by the page itself; null for all other links. */
export const jumpTarget = ({ pathname, hash }: HTMLAnchorElement, here: Location): string | null =>
  behindHash && pathname === here.pathname && hash !== '' && !hash.startsWith('#/') ? hash : null;
