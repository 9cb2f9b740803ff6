/**
 * What this browser adds to deals (docs/fair-deal.md): kept from the promise on, so that a reload in between does no harm. Several
 * pages of one person share it.
 */
import { sha256 } from '../protocol/sha256';
import type { DealJson, Seat } from '../protocol/types';

const KEY = 'folsom.shares';
/** So many are kept. */
const KEPT = 60;

export interface Share {
  table: string;
  seat: Seat;
  promise: string;
  nonce: string;
  /** All promises that were shown when it was revealed; nothing before that. */
  seen: string | null;
}

/** Where the browser keeps nothing, it is kept for the visit. */
const visit = new Map<string, Share>();

const hash = (...lines: string[]) => sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')));

export function promiseOf(table: string, seat: Seat, nonce: string): string {
  return hash('folsom-nonce 1', table, seat, nonce);
}

/** What is dealt from, if somebody has a share in it. */
export function dealtFrom(secret: string, table: string, shares: readonly { seat: Seat; nonce: string }[]): string {
  return hash('folsom-deal 1', secret, table, ...shares.map(({ seat, nonce }) => `${seat} ${nonce}`));
}

/** All promises that are shown, as a text that can be compared. */
export function promisesOf({ shares }: DealJson): string {
  return shares.map(({ seat, promise }) => `${seat}=${promise ?? ''}`).join();
}

function kept(): Share[] {
  const found = new Map(visit);
  try {
    for (const line of localStorage.getItem(KEY)?.split('\n') ?? []) {
      const [table, seat, promise, nonce, seen] = line.split(' ');
      if (!table || !seat || !promise || !nonce || found.get(promise)?.seen) continue;
      found.set(promise, { table, seat: seat as Seat, promise, nonce, seen: seen || null });
    }
  } catch {
    // Then there is only what belongs to the visit.
  }
  return [...found.values()];
}

/** What this browser promised at a table. */
export function sharesOf(table: string): Share[] {
  return kept().filter((share) => share.table === table);
}

export function keepShare(share: Share): void {
  visit.set(share.promise, share);
  const others = kept().filter(({ promise }) => promise !== share.promise);
  const lines = [...others, share].slice(-KEPT).map((one) => Object.values({ ...one, seen: one.seen ?? '' }).join(' '));
  try {
    localStorage.setItem(KEY, lines.join('\n'));
  } catch {
    // Kept for the visit only.
  }
}
