/** Fair dealing: the hash of the seed is known from the start, the seed at the end, and whether they fit is checked here. */
import { sha256 } from '../protocol/sha256';
import type { DealJson } from '../protocol/types';
import { dealtFrom, promiseOf, promisesOf, sharesOf } from './shares';

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

/** What became of this browser's share: there was none; it is in the deal; it is not; what was added does not fit. */
export type Part = 'none' | 'in' | 'out' | 'forged';

/** Checks what players added to a deal. That the seed is the one that was promised is another question. */
export function checkShares(table: string, seed: string, deal: DealJson | undefined): Part {
  const shares = deal?.shares.flatMap(({ seat, nonce }) => (nonce === null ? [] : [{ seat, nonce }])) ?? [];
  if (deal && shares.length > 0) {
    const kept = deal.shares.every(({ seat, promise, nonce }) => nonce && promiseOf(table, seat, nonce) === promise);
    if (!kept || dealtFrom(seed, table, shares) !== deal.dealt_from) return 'forged';
  }
  const own = sharesOf(table);
  const added = own.filter((one) => deal?.shares.some(({ promise }) => promise === one.promise));
  // Who knew what this browser revealed could have made up the rest.
  if (deal && added.some(({ seen }) => seen !== promisesOf(deal))) return 'forged';
  if (added.length > 0) return 'in';
  return own.length > 0 ? 'out' : 'none';
}

export function checkSeal(commitment: string | null, seed: string, first: string | null): Verdict {
  if (first !== null && first !== commitment) return 'changed';
  if (commitment === null || hashOfSeed(seed) !== commitment) return 'broken';
  return first === null ? 'unseen' : 'kept';
}
