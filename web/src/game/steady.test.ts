import { describe, expect, it } from 'vitest';
import { kept, steady } from './steady';

/** Something new that says the same. */
const again = <T>(value: T): T => structuredClone(value);

describe('what is worked out again', () => {
  it('is the same object if it says the same', () => {
    const before = { seats: [{ hand: [1, 2] }, { hand: [] }], round: 2, event: null };
    expect(kept(before, again(before))).toBe(before);
  });

  it('is made of the same parts where they say the same, and changes nothing of what was given', () => {
    const before = { seats: [{ hand: [1, 2] }, { hand: [3] }], cars: [{ roof: [] }] };
    const now = again(before);
    now.seats[1]?.hand.push(4);
    const given = again(now);
    const known = kept(before, now);
    expect(known).toEqual(given);
    expect(now).toEqual(given);
    expect(known).not.toBe(before);
    expect(known.cars).toBe(before.cars);
    expect(known.seats[0]).toBe(before.seats[0]);
    expect(known.seats[1]).not.toBe(before.seats[1]);
  });

  it.each([
    [[1, 2], [1]],
    [[1], [1, 2]],
    [[], [undefined]],
    [{ a: 1 }, {}],
    [{}, { a: undefined }],
    [{ a: undefined }, { b: undefined }],
    [{ a: null }, { a: {} }],
    [[], {}],
    [new Set([1]), new Set([2])],
    [new Map([['a', 1]]), new Map([['b', 1]])],
    [new Map([['a', 1]]), new Map([['a', 2]])],
    [
      new Map([
        ['a', 1],
        ['b', 1],
      ]),
      new Map([
        ['b', 1],
        ['a', 1],
      ]),
    ],
    [new Date(1), new Date(2)],
    ['1', 1],
  ] as [unknown, unknown][])('tells %o from %o', (before, now) => {
    const known = kept(before, now);
    expect(known).not.toBe(before);
    expect(known).toStrictEqual(now);
    if (now instanceof Map) expect([...(known as Map<unknown, unknown>)]).toEqual([...now]);
  });

  it('knows sets and maps that say the same', () => {
    const sets = { coming: new Set(['purse#1']), spots: new Map([['dining', { x: 1 }]]) };
    expect(kept(sets, again(sets))).toBe(sets);
    const spots = new Map([...sets.spots, ['baggage', { x: 2 }] as const]);
    expect(kept(sets, { ...sets, spots: again(spots) }).spots.get('dining')).toBe(sets.spots.get('dining'));
  });

  it('remembers what it was the last time', () => {
    let turn = 1;
    const now = steady(() => ({ turn, seats: [{ hand: [] }] }));
    const first = now();
    expect(now()).toBe(first);
    turn = 2;
    const second = now();
    expect(second).toEqual({ turn: 2, seats: [{ hand: [] }] });
    expect(second.seats).toBe(first.seats);
    expect(now()).toBe(second);
  });
});
