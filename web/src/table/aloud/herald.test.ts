import { describe, expect, it } from 'vitest';
import { Herald } from './herald';

/** A clock that goes when it is told to. */
class Hands {
  #now = 0;
  #alarms: { at: number; run: () => void }[] = [];
  later(run: () => void, ms: number): () => void {
    const alarm = { at: this.#now + ms, run };
    this.#alarms.push(alarm);
    return () => (this.#alarms = this.#alarms.filter((one) => one !== alarm));
  }
  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#alarms = this.#alarms.filter((one) => one !== next);
      this.#now = next.at;
      next.run();
    }
    this.#now = end;
  }
}

function herald() {
  const said: string[] = [];
  const clock = new Hands();
  return { said, clock, herald: new Herald((text) => said.push(text), clock) };
}

describe('what is read aloud', () => {
  it('is said at once, and forgotten when it was heard', () => {
    const { said, clock, herald: one } = herald();
    one.tell(['Doc plays Fire.']);
    expect(said).toEqual(['Doc plays Fire.']);
    clock.pass(5000);
    expect(said).toEqual(['Doc plays Fire.', '']);
  });

  it('stays for a while, for something else may take its place', () => {
    const { said, clock, herald: one } = herald();
    one.tell([]);
    expect(said).toEqual([]);
    one.tell(['Doc plays Fire.']);
    clock.pass(2000);
    one.tell(['Belle plays Move.']);
    expect(said).toEqual(['Doc plays Fire.', 'Belle plays Move.']);
    clock.pass(60_000);
    expect(said).toEqual(['Doc plays Fire.', 'Belle plays Move.', '']);
  });

  it('waits until one can hear it, and what waits is said in one breath', () => {
    const { said, clock, herald: one } = herald();
    one.tell(['Doc plays Fire.']);
    clock.pass(100);
    one.tell(['Doc fires at Belle and hits.']);
    one.tell(['Belle plays Move.']);
    expect(said).toHaveLength(1);
    clock.pass(1000);
    expect(said).toEqual(['Doc plays Fire.', 'Doc fires at Belle and hits. Belle plays Move.']);
  });

  it('is not more than one can hear: the latest', () => {
    const { said, clock, herald: one } = herald();
    one.tell(['Something.']);
    one.tell(Array.from({ length: 40 }, (_, index) => `Number ${index} of what happened in the meantime.`));
    clock.pass(60_000);
    expect(said.join(' ').match(/Number \d+/g)).toEqual([34, 35, 36, 37, 38, 39].map((index) => `Number ${index}`));
    expect(said.every((text) => text.length < 170)).toBe(true);
  });

  it('makes haste when a question comes', () => {
    const { said, herald: one } = herald();
    one.tell(['Doc plays Fire.']);
    one.tell(['Belle plays Move.', 'Tuco plays Punch.']);
    one.hurry();
    expect(said).toEqual(['Doc plays Fire.', 'Belle plays Move. Tuco plays Punch.']);
    one.hurry();
    expect(said).toHaveLength(2);
  });
});
