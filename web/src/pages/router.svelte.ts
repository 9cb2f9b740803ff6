/** The address of the page, as a value that pages follow. */
import { addressOf, place, SITE, to } from './place';
import { type Route, routeOf } from './routes';

let route = $state.raw(routeOf(place().path));
addEventListener('popstate', arrive);

/** A page stays as it is when only what follows its path changes: `?query`, `#place`. */
function arrive(): void {
  const { path } = place();
  if (path !== route.path) route = routeOf(path);
}

export function current(): Route {
  return route;
}

export function go(address: string): void {
  history.pushState(null, '', to(address));
  arrive();
  scrollTo(0, 0);
}

/** Writes another address for the same page, without a step back to the one before. */
export function readdress(address: string): void {
  history.replaceState(null, '', to(address));
}

let ask: ((address: string) => boolean) | null = null;

/**
 * Whoever follows a link away from a page may have to be told something first: then `wanted` says so, and goes there by
 * itself when it was read. The browser's own way back is nobody's to block. Returns what ends it.
 */
export function askBeforeLeaving(wanted: (address: string) => boolean): () => void {
  ask = wanted;
  return () => {
    if (ask === wanted) ask = null;
  };
}

/** Links within the client change the page without loading it anew. */
export function intercept(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.hasAttribute('download')) return;
  const address = addressOf(link, location);
  if (address === null) return;
  const [, path = '', search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const here = place();
  // A place on this very page: the browser goes there by itself, where the address is its own.
  if (hash && path === here.path && (search ?? '') === here.search) {
    if (!SITE) return;
    event.preventDefault();
    go(address);
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    return;
  }
  event.preventDefault();
  if (path !== route.path && ask?.(address)) return;
  go(address);
}
