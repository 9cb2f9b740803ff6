/** The address of the page, as a value that pages follow. */
import { type Route, routeOf } from './routes';

let route = $state.raw(routeOf(location.pathname));
addEventListener('popstate', arrive);

/** A page stays as it is when only what follows its path changes: `?query`, `#place`. */
function arrive(): void {
  if (location.pathname !== route.path) route = routeOf(location.pathname);
}

export function current(): Route {
  return route;
}

export function go(address: string): void {
  history.pushState(null, '', address);
  arrive();
  scrollTo(0, 0);
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
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  // A place on this very page: the browser goes there by itself.
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  const address = link.pathname + link.search + link.hash;
  if (link.pathname !== route.path && ask?.(address)) return;
  go(address);
}
