import { describe, expect, it } from 'vitest';
import { addressOf, placeOf, to } from './place';

const parts = (address: string) => new URL(address);
const here = parts('https://host.example/games/folsom/index.html#/rules');

describe('with a server behind it', () => {
  it('the address is the page', () => {
    expect(placeOf(parts('https://host.example/t/abc/replay?eyes=seat2#41.3'), false)).toEqual({
      path: '/t/abc/replay',
      search: '?eyes=seat2',
      hash: '#41.3',
    });
    expect(to('/t/abc#x', false)).toBe('/t/abc#x');
  });

  it('links lead within the client, except to what the server answers itself', () => {
    const page = parts('https://host.example/rules');
    expect(addressOf(parts('https://host.example/t/a?b#c'), page, false)).toBe('/t/a?b#c');
    expect(addressOf(parts('https://host.example/api/tables/a/record'), page, false)).toBeNull();
    expect(addressOf(parts('https://elsewhere.example/t/a'), page, false)).toBeNull();
  });
});

describe('as a folder of files', () => {
  it('the address follows the #, with its own ? and #', () => {
    const link = parts(`https://host.example/games/folsom/${to('/t/~abc/replay?eyes=seat2#41.3', true)}`);
    expect(placeOf(link, true)).toEqual({ path: '/t/~abc/replay', search: '?eyes=seat2', hash: '#41.3' });
  });

  it('without one it is the start page', () => {
    for (const bare of ['', '#', '#/', '#anything'])
      expect(placeOf(parts(`https://host.example/games/${bare}`), true).path).toBe('/');
  });

  it('links lead within the client from the same folder only', () => {
    expect(addressOf(parts('https://host.example/games/folsom/index.html#/t/~a'), here, true)).toBe('/t/~a');
    expect(addressOf(parts('https://host.example/games/other/#/t/~a'), here, true)).toBeNull();
    expect(addressOf(parts('https://host.example/games/folsom/index.html#heading'), here, true)).toBeNull();
    expect(addressOf(parts('https://server.example/new'), here, true)).toBeNull();
  });
});
