/** What addresses mean. */
export type Route =
  | { page: 'home'; path: string }
  | { page: 'new'; path: string }
  | { page: 'learn'; path: string }
  | { page: 'table'; path: string; table: string }
  | { page: 'replay'; path: string; table: string }
  | { page: 'rules'; path: string }
  | { page: 'gallery'; path: string };

export function routeOf(path: string): Route {
  const [, first = '', second = '', third = ''] = path.split('/');
  if (first === 't' && second) {
    return { page: third === 'replay' ? 'replay' : 'table', path, table: decodeURIComponent(second) };
  }
  if (first === 'new') return { page: 'new', path };
  if (first === 'rules') return { page: 'rules', path };
  if (first === 'learn') return { page: 'learn', path };
  if (first === 'gallery' && import.meta.env.DEV) return { page: 'gallery', path };
  return { page: 'home', path };
}
