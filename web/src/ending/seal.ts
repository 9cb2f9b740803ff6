/** Fair dealing: the hash of the seed is known from the start, the seed at the end, and whether they fit is checked here. */
import { sha256 } from '../protocol/sha256';

/** What the hash is of, apart from the seed (`crates/table/src/commitment.rs`). */
const PURPOSE = 'folsom-seed 1\n';

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
