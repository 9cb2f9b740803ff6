import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { EndJson, ReplayJson } from '../protocol/types';
import { checkSeal, hashOfSeed } from './seal';
import { firstSeal, keepSeal } from './seals';

/** Games that a real server has dealt. */
const folder = new URL('../gallery/endings/', import.meta.url);
const games = readdirSync(folder).map((file) => {
  const { table, end } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as ReplayJson & { end: EndJson };
  return { file, hash: table.commitment ?? '', seed: end.seed };
});

const flipped = (text: string) => (text.startsWith('0') ? '1' : '0') + text.slice(1);

describe('the seal of a deal', () => {
  it('is the one that the server makes', () => {
    expect(games.length).toBeGreaterThan(5);
    for (const { file, hash, seed } of games) expect(hashOfSeed(seed), file).toBe(hash);
  });

  it('is kept if seed and hash are those that were promised', () => {
    for (const { hash, seed } of games) expect(checkSeal(hash, seed, hash)).toBe('kept');
  });

  it('tells whoever came too late to see it', () => {
    for (const { hash, seed } of games) expect(checkSeal(hash, seed, null)).toBe('unseen');
  });

  it('is broken if the seed is another one', () => {
    for (const { hash, seed } of games) {
      expect(checkSeal(hash, flipped(seed), hash)).toBe('broken');
      expect(checkSeal(hash, flipped(seed), null)).toBe('broken');
      for (const nonsense of ['', 'zz', seed.slice(2), `${seed}00`, 'x'.repeat(64)])
        expect(checkSeal(hash, nonsense, hash), nonsense).toBe('broken');
    }
    expect(checkSeal(null, games[0]?.seed ?? '', null)).toBe('broken');
  });

  it('is changed if another hash was shown before, even if seed and hash fit each other now', () => {
    for (const { hash, seed } of games) {
      expect(checkSeal(hash, seed, flipped(hash))).toBe('changed');
      expect(checkSeal(null, seed, hash)).toBe('changed');
    }
  });

  it('that came first is remembered, and of many tables the latest', () => {
    expect(firstSeal('a')).toBeNull();
    expect(keepSeal('a', 'one')).toBe(true);
    expect(keepSeal('a', 'two')).toBe(false);
    expect(firstSeal('a')).toBe('one');
    for (let number = 0; number < 59; number++) keepSeal(`t${number}`, 'x');
    expect(firstSeal('a')).toBe('one');
    keepSeal('another', 'x');
    expect(firstSeal('a')).toBeNull();
    expect(firstSeal('t58')).toBe('x');
  });
});
