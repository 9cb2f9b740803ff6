import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read, sourceOf } from '../../tools/words.ts';
import { fileURLToPath } from 'node:url';
import { BY_RULES, FAREWELLS, PLAIN, WITH_REASON } from './refusals';

const documented = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const words = read(sourceOf(fileURLToPath(new URL('../words/', import.meta.url)), 'en'));

/** What no client of ours brings about, and what is answered with `done`. */
const NEVER = [
  'stale-id',
  'no-such-address',
  'not-allowed',
  'no-socket',
  'no-randomness',
  'not-server',
  'already-decided',
  'not-due',
  'wrong-nonce',
];

/** The codes in the first column of a table of the document. */
function codesBelow(heading: string): string[] {
  const part = documented.split(heading)[1]?.split(/\n##+ /)[0] ?? '';
  const rows = part.split('\n').filter((line) => line.startsWith('| `'));
  return rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map((match) => match[1] ?? ''));
}

/** Every `what` of `WhyJson`. */
function reasons(): string[] {
  const types = readFileSync(new URL('../protocol/types.ts', import.meta.url), 'utf8');
  const declared = types.split('export type WhyJson =')[1]?.split('\nexport ')[0] ?? '';
  return [...declared.matchAll(/"what": "([a-z-]+)"/g)].map((match) => match[1] ?? '');
}

describe('a refusal', () => {
  it('has words for every code of the protocol', () => {
    const known: string[] = [...PLAIN, ...BY_RULES, ...WITH_REASON, ...NEVER];
    const codes = codesBelow('\n## Codes');
    expect(codes.length).toBeGreaterThan(30);
    expect(codes.filter((code) => !known.includes(code))).toEqual([]);
  });

  it('has words for every farewell', () => {
    expect(codesBelow('\n### When a connection is ended').sort()).toEqual([...FAREWELLS].sort());
  });

  it('is said in words that there are', () => {
    for (const code of [...PLAIN, ...WITH_REASON]) expect(words.get(`refused-${code}`)?.variables, code).toEqual([]);
    for (const code of BY_RULES) expect(words.get(`refused-${code}-bare`)?.variables, code).toEqual([]);
    for (const code of BY_RULES) expect(words.get(`refused-${code}`)?.variables, code).toEqual(['reason']);
    for (const code of FAREWELLS) expect(words.has(`goodbye-${code}`), code).toBe(true);
  });

  it('tells in any language why the rules say no', () => {
    const known = [...words.keys()].filter((id) => id.startsWith('why-'));
    expect(known.sort()).toEqual(
      reasons()
        .map((what) => `why-${what}`)
        .sort(),
    );
  });
});
