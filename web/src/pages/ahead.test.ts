import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../protocol/http';
import { askAhead, lookOnce } from './ahead';

describe('what is asked of a table ahead', () => {
  let asked: string[] = [];
  let stage = 'open';
  beforeEach(() => {
    asked = [];
    stage = 'open';
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      if (stage === 'gone') return Promise.resolve(Response.json({ code: 'no-such-table' }, { status: 404 }));
      return Promise.resolve(Response.json({ stage, chairs: [] }));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

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

  it('may be refused, which whoever looks learns', async () => {
    stage = 'gone';
    askAhead('abc');
    await expect(lookOnce('abc')).rejects.toBeInstanceOf(Refusal);
  });
});
