import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { routeOf } from './routes';

const PAGES = {
  '/': 'home',
  '/new': 'new',
  '/new/pass': 'new',
  '/learn': 'learn',
  '/rules': 'rules',
  '/rules/': 'rules',
  '/games': 'games',
  '/train': 'train',
  '/me': 'me',
  '/players': 'players',
  '/players/k3j9xq2abcdefg00': 'player',
  '/t/k3J9-xQ_2aBcDeFg': 'table',
  '/t/k3J9-xQ_2aBcDeFg/': 'table',
  '/t/k3J9-xQ_2aBcDeFg/replay': 'replay',
};

describe('an address', () => {
  it('leads to its page', () => {
    for (const [path, page] of Object.entries(PAGES)) expect(routeOf(path).page, path).toBe(page);
    expect(routeOf('/index.html').page, 'the file that is all pages').toBe('home');
    expect(routeOf('/t/a%20b')).toMatchObject({ table: 'a b' });
    expect(routeOf('/t/%E0%A4%A')).toMatchObject({ page: 'table', table: '%E0%A4%A' });
  });

  it('that nobody knows leads nowhere, and says so', () => {
    for (const path of [
      '/nowhere',
      '/t',
      '/t/',
      '/t/abc/other',
      '/t/abc/replay/2',
      '/new/other',
      '/new/pass/more',
      '/rules/base',
      '/learn/x',
      '/games/abc',
      '/players/abc/games',
      '/T/abc',
    ])
      expect(routeOf(path).page, path).toBe('nowhere');
  });

  it('of people leads nowhere where there is no server', () => {
    for (const path of ['/games', '/train', '/me', '/players', '/players/abc'])
      expect(routeOf(path, false).page, path).toBe('nowhere');
  });

  it('is known to the server, too', () => {
    const server = readFileSync(new URL('../../../crates/server/src/pages.rs', import.meta.url), 'utf8');
    const listed = /matches!\(\s*parts\[\.\.\],\s*([^)]*)\)/.exec(server)?.[1]?.split('|') ?? [];
    const known = listed.map((one) => `/${(JSON.parse(one.trim().replaceAll('_', '"abc"')) as string[]).join('/')}`);
    expect(known).toContain('/t/abc/replay');
    for (const path of known) expect(routeOf(path).page, path).not.toBe('nowhere');
    for (const path of Object.keys(PAGES)) {
      const plain = path.replace(/(.)\/$/, '$1').replace(/^\/(t|players)\/[^/]+/, '/$1/abc');
      expect(known, path).toContain(plain);
    }
  });
});
