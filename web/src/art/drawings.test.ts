import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BANDITS } from '../protocol/constants';
import { THINGS } from '../rules/things';

const source = new URL('../', import.meta.url);
const isThere = (file: string) => existsSync(new URL(file, source));

/** `events-swivel-arm` is drawn in `art/events/swivel-arm.svg`. */
const fileOf = (name: string) => `art/${name.replace('-', '/')}.svg`;

describe('the drawings', () => {
  it('of everything in the rulebook are there', () => {
    const drawn = Object.values(THINGS).flatMap((one) => (one && 'art' in one ? [fileOf(one.art)] : []));
    expect(drawn.length).toBeGreaterThan(40);
    expect(
      drawn.filter((file) => !isThere(file)),
      'these drawings are missing',
    ).toEqual([]);
  });

  it('of every bandit are there: the figure, the portrait, and the emblem', () => {
    const wanted = BANDITS.flatMap((bandit) =>
      ['bandits', 'portraits', 'emblems'].map((of) => `art/${of}/${bandit}.svg`),
    );
    expect(
      wanted.filter((file) => !isThere(file)),
      'these drawings are missing',
    ).toEqual([]);
  });
});

describe('the palette', () => {
  const palette = readFileSync(new URL('style/palette.css', source), 'utf8');
  const of = (bandit: string) => new RegExp(`\\[data-bandit='${bandit}'\\] \\{([^}]*)\\}`).exec(palette)?.[1] ?? '';
  const valueOf = (bandit: string, name: string) => new RegExp(`--${name}: ([^;]+);`).exec(of(bandit))?.[1];

  it.each(['c', 'on-c', 'dash'])('has --%s for every bandit', (name) => {
    const without = BANDITS.filter((bandit) => valueOf(bandit, name) === undefined);
    expect(without, `style/palette.css has no --${name} for these`).toEqual([]);
  });

  it.each(['c', 'dash'])('has no two bandits with the same --%s', (name) => {
    expect(new Set(BANDITS.map((bandit) => valueOf(bandit, name))).size).toBe(BANDITS.length);
  });
});
