/**
 * Fair dealing: the hash of the seed is known from the start and the seed at the end. What this browser was shown first is
 * what counts, so it is kept until then.
 */
import { sha256 } from '../protocol/sha256';
import { readSetting, writeSetting } from '../style/settings';

/** What the hash is of, apart from the seed (`crates/table/src/commitment.rs`). */
const PURPOSE = 'folsom-seed 1\n';
/** Of so many tables the hash is kept. */
const KEPT = 60;

/** The hash of a seed, which is 64 hexadecimal digits; of anything else there is none. */
export function hashOfSeed(seed: string): string | null {
  if (!/^[\da-f]{64}$/i.test(seed)) return null;
  const bytes = seed.match(/../g)?.map((pair) => parseInt(pair, 16)) ?? [];
  return sha256(Uint8Array.from([...new TextEncoder().encode(PURPOSE), ...bytes]));
}

/** How it turned out: as promised; as promised, but nobody here saw the promise; not as promised; another promise. */
export type Verdict = 'kept' | 'unseen' | 'broken' | 'changed';

export function checkSeal(commitment: string | null, seed: string, first: string | null): Verdict {
  if (first !== null && first !== commitment) return 'changed';
  if (commitment === null || hashOfSeed(seed) !== commitment) return 'broken';
  return first === null ? 'unseen' : 'kept';
}

/** The tables and their hashes, the latest last. */
function kept(): [table: string, hash: string][] {
  const lines = readSetting('seals')?.split('\n') ?? [];
  return lines.flatMap((line) => {
    const [table, hash] = line.split(' ');
    return table && hash ? [[table, hash] as [string, string]] : [];
  });
}

/** The hash that this browser was shown during the game. */
export function firstSeal(table: string): string | null {
  return kept().find(([known]) => known === table)?.[1] ?? null;
}

/** Keeps the hash of a game that runs; what came first stays. Whether it is new. */
export function keepSeal(table: string, hash: string): boolean {
  if (firstSeal(table) !== null) return false;
  const all = [...kept(), [table, hash] as const].slice(-KEPT);
  writeSetting('seals', all.map((one) => one.join(' ')).join('\n'));
  return true;
}
