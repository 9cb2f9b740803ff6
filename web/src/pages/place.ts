/**
 * Where the reader is. A server knows the address of every page. A folder on a plain file server has only its first page: there
 * the address follows the `#`, as in `index.html#/t/TABLE/replay?eyes=seat2#41.3`, and the folder can be anywhere.
 */
export interface Place {
  path: string;
  search: string;
  hash: string;
}

/** The client is a folder of files, with no server behind it (`make site`). */
export const SITE = import.meta.env.MODE === 'site';
/** Where such a client sends whoever wants to play with others, if it was told so when it was built. */
export const SERVER: string | null = SITE ? import.meta.env.VITE_SERVER || null : '';

type Parts = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** The page that an address means. */
export function placeOf(parts: Parts, site = SITE): Place {
  if (!site) return { path: parts.pathname, search: parts.search, hash: parts.hash };
  const [, path = '', search = '', hash = ''] = /^#?([^?#]*)(\?[^#]*)?(#.*)?$/.exec(parts.hash) ?? [];
  // A `#place` without a page is of no page that we have.
  return { path: path.startsWith('/') ? path : '/', search, hash };
}

export function place(): Place {
  return placeOf(location);
}

/** What to write into a link, so that it leads to this address within the client. */
export function to(address: string, site = SITE): string {
  return site ? `#${address}` : address;
}

/** The same for somebody else, who is not here yet. */
export function linkTo(address: string): string {
  return new URL(to(address), location.href).href;
}

/** The address within the client to which a link leads, if it does. */
export function addressOf(
  link: Parts & { origin: string },
  here: Parts & { origin: string },
  site = SITE,
): string | null {
  if (link.origin !== here.origin) return null;
  if (site) return link.pathname === here.pathname && link.hash.startsWith('#/') ? link.hash.slice(1) : null;
  return link.pathname.startsWith('/api/') ? null : link.pathname + link.search + link.hash;
}
