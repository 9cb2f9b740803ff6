import { describe, expect, it } from 'vitest';
import type { DealJson, Seat, TableJson, Wish } from '../protocol/types';
import { toSay } from './adding';
import { checkShares } from './seal';
import { keepSeal } from './seals';
import { dealtFrom, promiseOf } from './shares';

const hex = (number: number) => number.toString(16).padStart(2, '0').padEnd(64, '0');
const SECRET = hex(1);
let tables = 0;

/** A table as Anna sees it on the first seat, where Boris has promised something. */
class Table {
  readonly id = `table${tables++}`;
  commitment = 'c'.repeat(64);
  deal: DealJson = { asks: null, shares: [], silent: [], dealt_from: null };
  readonly here = new Set<Seat>();
  readonly boris = hex(7);

  constructor() {
    keepSeal(this.id, this.commitment);
    this.#put('seat2', promiseOf(this.id, 'seat2', this.boris));
  }

  #put(seat: Seat, promise: string | null) {
    const others = this.deal.shares.filter((share) => share.seat !== seat);
    const shares = [...others, { seat, promise, revealed: false, nonce: null }];
    this.deal = { ...this.deal, shares: shares.sort((one, two) => one.seat.localeCompare(two.seat)) };
  }

  say(): Wish[] | 'lied' {
    const { id, commitment, deal } = this;
    const table = { table: id, stage: 'open', commitment, deal, chairs: [{}, {}] } as unknown as TableJson;
    return toSay({ table, you: { seats: ['seat1'], substituted: [], host: true } }, this.here);
  }

  /** Anna promises, and the server shows it. */
  promise(): string {
    const [wish] = this.said();
    if (wish?.type !== 'promise') throw new Error('a promise is due');
    this.#put('seat1', wish.hash);
    return wish.hash;
  }

  /** What Anna reveals when she is asked. */
  reveal(): string {
    this.deal = { ...this.deal, asks: 'nonces' };
    const [wish] = this.said();
    if (wish?.type !== 'reveal') throw new Error('a nonce is due');
    return wish.nonce;
  }

  said(): Wish[] {
    const said = this.say();
    if (said === 'lied') throw new Error('nobody has lied');
    return said;
  }

  ask(asks: DealJson['asks'], shares = this.deal.shares) {
    this.deal = { ...this.deal, asks, shares };
  }

  /** The game is over, and this was added. */
  end(anna: string | null): DealJson {
    const nonces = { seat1: anna, seat2: this.boris } as Record<Seat, string | null>;
    const shares = this.deal.shares
      .map((share) => ({ ...share, revealed: true, nonce: nonces[share.seat] }))
      .filter(({ nonce }) => nonce !== null);
    const added = shares.map(({ seat, nonce }) => ({ seat, nonce: nonce ?? '' }));
    return { asks: null, shares, silent: [], dealt_from: dealtFrom(SECRET, this.id, added) };
  }
}

describe('what a browser adds to the deal', () => {
  it('has the hashes that the server makes', () => {
    expect(promiseOf('abc', 'seat2', hex(7))).toBe('c87c4a31812c35672f7564cc9eaf33fe8dff841caa6c76c501827b1324441efc');
    const shares = [
      { seat: 'seat1', nonce: hex(2) },
      { seat: 'seat2', nonce: hex(7) },
    ] as const;
    expect(dealtFrom(hex(1), 'abc', shares)).toBe('db14f3c85142dc35461280b14818b65efce5ac76c24b26efe5c57655b117b898');
  });

  it('is promised once, and revealed when it is asked for', () => {
    const table = new Table();
    const hash = table.promise();
    expect(table.say()).toEqual([]);
    const nonce = table.reveal();
    expect(promiseOf(table.id, 'seat1', nonce)).toBe(hash);
    // After a reload, and if it did not arrive.
    expect(table.reveal()).toBe(nonce);
  });

  it('is promised anew if nobody here knows what was promised, but not again and again', () => {
    const table = new Table();
    const other = { seat: 'seat1', promise: hex(5), revealed: false, nonce: null } as const;
    table.ask(null, [other, ...table.deal.shares]);
    expect(table.said()).toHaveLength(1);
    expect(table.say()).toEqual([]);
  });

  it('is something new if it has to be done anew', () => {
    const table = new Table();
    const first = table.promise();
    table.reveal();
    table.ask('promises', [{ seat: 'seat1', promise: null, revealed: false, nonce: null }]);
    expect(table.promise()).not.toBe(first);
    expect(table.reveal()).toBeTruthy();
    // Not for ever: the server could wait until it likes the deal.
    table.ask('promises', [{ seat: 'seat1', promise: null, revealed: false, nonce: null }]);
    table.promise();
    table.ask('nonces');
    expect(table.say()).toBe('lied');
  });

  it('is told to nobody who has changed the hash, or the promises after something was revealed', () => {
    const table = new Table();
    table.promise();
    table.ask('nonces');
    table.commitment = 'd'.repeat(64);
    expect(table.say()).toBe('lied');
    table.commitment = 'c'.repeat(64);
    table.reveal();
    table.ask(
      'nonces',
      table.deal.shares.map((share) => (share.seat === 'seat2' ? { ...share, promise: hex(9) } : share)),
    );
    expect(table.say()).toBe('lied');
  });

  it('is looked for at the end', () => {
    const table = new Table();
    table.promise();
    const nonce = table.reveal();
    const deal = table.end(nonce);
    const part = (changed: Partial<DealJson>) => checkShares(table.id, SECRET, { ...deal, ...changed });
    expect(part({})).toBe('in');
    const [anna, boris] = deal.shares;
    if (!anna || !boris) throw new Error('there are two');
    const redealt = (shares: DealJson['shares']) => ({
      shares,
      dealt_from: dealtFrom(
        SECRET,
        table.id,
        shares.map(({ seat, nonce }) => ({ seat, nonce: nonce ?? '' })),
      ),
    });
    expect(part({ dealt_from: hex(3) }), 'another seed').toBe('forged');
    expect(part(redealt([anna, { ...boris, nonce: hex(9) }])), 'another nonce').toBe('forged');
    const madeUp = { ...boris, nonce: hex(9), promise: promiseOf(table.id, 'seat2', hex(9)) };
    expect(part(redealt([anna, madeUp])), 'a promise that was not shown').toBe('forged');
    expect(part(redealt([anna])), 'a share less').toBe('forged');
    expect(part(redealt([boris])), 'without ours').toBe('out');
    expect(checkShares(table.id, SECRET, undefined)).toBe('out');
    expect(checkShares('elsewhere', SECRET, undefined)).toBe('none');
    expect(checkShares(table.id, hex(2), deal), 'another secret').toBe('forged');
  });
});
