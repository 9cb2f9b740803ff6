/** This browser adds to the deal by itself: it promises something when one sits down, and reveals it when it is asked for. */
import type { Seat, Snapshot, Wish } from '../protocol/types';
import type { LiveTable } from '../table/live.svelte';
import { t } from '../words/words.svelte';
import { firstSeal } from './seals';
import { keepShare, promiseOf, promisesOf, sharesOf } from './shares';

/** How long it is said that the server has broken its word, in milliseconds. */
const WARNING = 120_000;

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What is to be said now for one's own seats, or that the server has broken its word: then nothing is told to it any more.
 * `here` are the seats for which this page has promised something: what another page promised is not promised anew for ever.
 */
export function toSay({ table, you }: Pick<Snapshot, 'table' | 'you'>, here: Set<Seat>): Wish[] | 'lied' {
  const { table: id, commitment, deal, chairs } = table;
  if (table.stage !== 'open' || !commitment) return [];
  if ((firstSeal(id) ?? commitment) !== commitment) return 'lied';
  const wishes: Wish[] = [];
  for (const seat of you.seats) {
    const share = deal?.shares.find((one) => one.seat === seat);
    const own = sharesOf(id).filter((one) => one.seat === seat);
    const known = own.find(({ promise }) => promise === share?.promise);
    if (deal?.asks === 'nonces') {
      if (!known || share?.revealed) continue;
      const seen = promisesOf(deal);
      // With other promises beside it, somebody knows what was revealed and could choose theirs by it.
      if (known.seen !== null && known.seen !== seen) return 'lied';
      if (known.seen === null && own.filter((one) => one.seen !== null).length >= chairs.length) return 'lied';
      keepShare({ ...known, seen });
      wishes.push({ type: 'reveal', seat, nonce: known.nonce });
    } else if (deal?.asks ? share && !share.promise : !share?.promise || (!known && !here.has(seat))) {
      const nonce = fresh();
      const promise = promiseOf(id, seat, nonce);
      here.add(seat);
      keepShare({ table: id, seat, promise, nonce, seen: null });
      wishes.push({ type: 'promise', seat, hash: promise });
    }
  }
  return wishes;
}

const busy = new WeakSet<LiveTable>();
const promised = new WeakMap<LiveTable, Set<Seat>>();

/** Says all that there is to say at a table, one thing after another. */
export async function addTo(live: LiveTable): Promise<void> {
  if (busy.has(live)) return;
  busy.add(live);
  const here = promised.get(live) ?? new Set<Seat>();
  promised.set(live, here);
  for (let more = true; more && live.snapshot;) {
    const wishes = toSay(live.snapshot, here);
    if (wishes === 'lied') live.notes.say({ key: 'deal', text: t('deal-lied'), urgent: true }, WARNING);
    more = wishes !== 'lied' && wishes.length > 0;
    // What is refused came too late: then one has no share, and the end says so.
    for (const wish of wishes === 'lied' ? [] : wishes) more = (await live.tell(wish)) && more;
  }
  busy.delete(live);
}
