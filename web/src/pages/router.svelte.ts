/** The address of the page, as a value that pages follow. */
export type Route =
  | { page: 'home'; path: string }
  | { page: 'new'; path: string }
  | { page: 'table'; path: string; table: string }
  | { page: 'gallery'; path: string };

export function routeOf(path: string): Route {
  const [, first = '', second = ''] = path.split('/');
  if (first === 't' && second) return { page: 'table', path, table: decodeURIComponent(second) };
  if (first === 'new') return { page: 'new', path };
  if (first === 'gallery' && import.meta.env.DEV) return { page: 'gallery', path };
  return { page: 'home', path };
}

/** The table that a pasted link names; also the bare last part of one. */
export function tableOfLink(text: string): string | null {
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{8,64})(?:[/?#].*)?$/.exec(text.trim());
  return found?.[1] ?? null;
}

let route = $state.raw(routeOf(location.pathname));
addEventListener('popstate', () => (route = routeOf(location.pathname)));

export function current(): Route {
  return route;
}

export function go(path: string): void {
  history.pushState(null, '', path);
  route = routeOf(location.pathname);
  scrollTo(0, 0);
}

/** Links within the client change the page without loading it anew. */
export function intercept(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest('a');
  if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname);
}
