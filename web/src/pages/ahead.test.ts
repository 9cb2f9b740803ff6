import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeEarly } from '../protocol/early';
import { ApiError } from '../protocol/http';
import { askAhead, lookOnce } from './ahead';

describe('what is asked of a table ahead', () => {
  let asked: string[] = [];
  let stage = 'open';
  let lines: string[] = [];
  beforeEach(() => {
    asked = [];
    stage = 'open';
    lines = [];
    vi.stubGlobal('location', new URL('https://folsom.example/t/abc'));
    vi.stubGlobal(
      'WebSocket',
      class extends EventTarget {
        constructor(address: string) {
          super();
          lines.push(address);
        }
        close() {
          this.dispatchEvent(new Event('close'));
        }
      },
    );
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      if (stage === 'gone') return Promise.resolve(Response.json({ code: 'no-such-table' }, { status: 404 }));
      return Promise.resolve(Response.json({ stage, chairs: [] }));
    });
  });
  afterEach(() => {
    closeEarly();
    vi.unstubAllGlobals();
  });

  it('is not asked again, but whoever looks later is told how things are then', async () => {
    askAhead('abc');
    expect(await lookOnce('abc')).toEqual({ stage: 'open', chairs: [] });
    expect(asked).toEqual(['/api/tables/abc']);
    stage = 'running';
    expect(await lookOnce('abc')).toEqual({ stage: 'running', chairs: [] });
  });

  it('says nothing about another table', async () => {
    askAhead('abc');
    await lookOnce('xyz');
    expect(asked).toEqual(['/api/tables/abc', '/api/tables/xyz']);
  });

  it('comes with a line, once it is known who asks', async () => {
    askAhead('abc');
    expect(lines).toEqual([]);
    await lookOnce('abc');
    expect(lines).toEqual(['wss://folsom.example/api/tables/abc/socket']);
  });

  it('comes without one where a seat is to be taken first', async () => {
    vi.stubGlobal('location', new URL('https://folsom.example/t/abc#seat=s1&token=x'));
    askAhead('abc');
    await lookOnce('abc');
    expect(lines).toEqual([]);
  });

  it('may be refused, which whoever looks learns', async () => {
    stage = 'gone';
    askAhead('abc');
    await expect(lookOnce('abc')).rejects.toBeInstanceOf(ApiError);
    expect(lines).toEqual([]);
  });
});
