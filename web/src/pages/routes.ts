/** What addresses mean. The server has the same list: what is not on it is not found (`crates/server/src/pages.rs`). */
import { SITE } from './place';

export type Route =
  | { page: 'home'; path: string }
  | { page: 'new'; path: string }
  | { page: 'learn'; path: string }
  | { page: 'table'; path: string; table: string }
  | { page: 'replay'; path: string; table: string }
  | { page: 'rules'; path: string }
  | { page: 'games'; path: string }
  | { page: 'train'; path: string }
  | { page: 'me'; path: string }
  | { page: 'players'; path: string }
  | { page: 'player'; path: string; handle: string }
  | { page: 'gallery'; path: string }
  | { page: 'nowhere'; path: string };

/** Where there is no server there are no people but those at this device: the pages about them are not there. */
export function routeOf(path: string, people = !SITE): Route {
  const [first = '', second = '', third = '', ...more] = path.replace(/^\//, '').replace(/\/+$/, '').split('/');
  const nowhere: Route = { page: 'nowhere', path };
  if (more.length > 0) return nowhere;
  if (first === 't' && second) {
    const table = decoded(second);
    if (third === '') return { page: 'table', path, table };
    return third === 'replay' ? { page: 'replay', path, table } : nowhere;
  }
  if (third) return nowhere;
  if (first === 'new') return second === '' || second === 'pass' ? { page: 'new', path } : nowhere;
  if (first === 'players' && second && people) return { page: 'player', path, handle: decoded(second) };
  if (second) return nowhere;
  switch (first) {
    case '':
    case 'index.html':
      return { page: 'home', path };
    case 'rules':
    case 'learn':
      return { page: first, path };
    case 'games':
    case 'train':
    case 'me':
    case 'players':
      return people ? { page: first, path } : nowhere;
    case 'gallery':
      return import.meta.env.DEV ? { page: 'gallery', path } : nowhere;
    default:
      return nowhere;
  }
}

/** What can't be decoded is the name of no table, and says so there. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
