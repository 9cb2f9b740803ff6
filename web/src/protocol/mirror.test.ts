import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROTOCOL } from './build';
import { applyListPatch, applyNews, applyPatch, applyPresence } from './mirror';
import type { NewsJson, Snapshot, ToClient, ViewJson, ViewPatch } from './types';

/** Examples that the server's own tests write and read. */
function fixture<T>(name: string): T {
  return JSON.parse(
    readFileSync(new URL(`../../../crates/protocol/fixtures/${name}.json`, import.meta.url), 'utf8'),
  ) as T;
}

const messages = fixture<ToClient[]>('messages');
const snapshot = messages.find((message) => message.type === 'snapshot') as Snapshot & { type: 'snapshot' };
const news = messages.filter((message) => message.type === 'news') as (NewsJson & { type: 'news' })[];

describe('a patch', () => {
  it.each(['patches', 'patches-couriers'])('makes of a view the one that follows (%s)', (name) => {
    const { before, patches, after } = fixture<{ before: ViewJson; patches: ViewPatch[]; after: ViewJson }>(name);
    const kept = structuredClone(before);
    expect(patches.reduce(applyPatch, before)).toEqual(after);
    expect(before, 'the view from before is left as it was').toEqual(kept);
  });

  it('of a list that does not fit is refused', () => {
    expect(() => applyListPatch(['a'], { length: 3, changed: [[2, 'c']] })).toThrow();
    expect(() => applyListPatch(['a'], { length: 2, changed: [] })).toThrow();
    expect(applyListPatch(['a', 'b'], { length: 1, changed: [] })).toEqual(['a']);
  });
});

describe('a snapshot', () => {
  it('tells the version of the protocol, which is the one that this client speaks', () => {
    expect(snapshot.protocol).toBe(PROTOCOL);
  });
});

describe('news', () => {
  it('follow the snapshot one after another', () => {
    let state: Snapshot = snapshot;
    for (const one of news) {
      const after = applyNews(state, { ...one, number: state.number + 1 });
      expect(after).not.toBeNull();
      if (after) state = after;
    }
    expect(state.number).toBe(snapshot.number + news.length);
  });

  it('that were seen already change nothing, and a gap is noticed', () => {
    const [first] = news;
    if (!first) throw new Error('there is an example');
    expect(applyNews(snapshot, { ...first, number: snapshot.number })).toBe(snapshot);
    expect(applyNews(snapshot, { ...first, number: snapshot.number + 2 })).toBeNull();
  });

  it('of presence have no number', () => {
    const after = applyPresence(snapshot, { there: ['seat2'], away: [], watchers: 3 });
    expect(after.presence.watchers).toBe(3);
    expect(after.number).toBe(snapshot.number);
  });
});
