import { describe, expect, it } from 'vitest';
import type { EngineTable, Step, Write } from './engine';
import { HostedTable } from './hosted';

const NOTHING: Step = { store: [], tell: [], think: null, wake: null };

/** An engine whose steps are laid out by hand, and a world that is moved by hand. */
function setting() {
  const called: string[] = [];
  const next: Partial<Step>[] = [];
  const step = (name: string) => {
    called.push(name);
    return JSON.stringify({ ...NOTHING, ...next.shift() });
  };
  const engine: EngineTable = {
    id: () => '~table',
    connect: () => step('connect'),
    part: () => step('part'),
    request: (_, text) => step(`request ${text}`),
    wake: () => step('wake'),
    thought: (ticket, choice) => step(`thought ${ticket} ${choice}`),
    stored: () => step('stored'),
    failed: () => step('failed'),
    question: () => new Uint8Array([1]),
    look: () => '{}',
    replay: () => '{}',
    record: () => '',
    free: () => void called.push('free'),
  };
  const kept: { writes: Write[]; resolve: () => void; reject: (error: Error) => void }[] = [];
  const thoughts: { level: string; answer: (choice: string) => void }[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const world = {
    now: () => 1000,
    later: (run: () => void, ms: number) => {
      const timer = { run, ms };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    keep: (writes: Write[]) => new Promise<void>((resolve, reject) => kept.push({ writes, resolve, reject })),
    think: (_: Uint8Array, level: string) => new Promise<string>((answer) => thoughts.push({ level, answer })),
  };
  let ended = 0;
  const open = () => new HostedTable(engine, world, () => (ended += 1));
  return { called, next, kept, thoughts, timers, open, ended: () => ended };
}

const write: Write = { table: '~table', log: 'game', number: 0, lines: ['{}'], listed: null };
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a table on this device', () => {
  it('tells nobody of what happened before it is kept', async () => {
    const { next, kept, open, called } = setting();
    const table = open();
    const heard: (string | null)[] = [];
    next.push({ connection: 1, tell: [[1, 'snapshot']] }, { store: [write] }, { tell: [[1, 'news']] });
    const connection = table.connect('me', null, (text) => heard.push(text));
    expect(heard, 'what is told in a step was kept before').toEqual(['snapshot']);
    table.send(connection, 'choose');
    await settled();
    expect(heard).toEqual(['snapshot']);
    expect(kept[0]?.writes).toEqual([write]);
    kept[0]?.resolve();
    await settled();
    expect(called).toEqual(['wake', 'connect', 'request choose', 'stored']);
    expect(heard).toEqual(['snapshot', 'news']);
  });

  it('asks a bot once for each ticket, and forgets what nobody wants any more', async () => {
    const { next, thoughts, open, called } = setting();
    const think = { ticket: 7, level: 'legend', ms: 500 } as const;
    next.push({ think });
    const table = open();
    next.push({ connection: 1, think }, { think: { ...think, ticket: 8 } });
    table.connect('me', null, () => undefined);
    expect(thoughts).toHaveLength(1);
    table.send(1, 'something');
    expect(thoughts).toHaveLength(2);
    thoughts[0]?.answer('draw');
    thoughts[1]?.answer('play fire');
    await settled();
    expect(called).toContain('thought 8 play fire');
    expect(called).not.toContain('thought 7 draw');
  });

  it('wakes when it is time, at the latest time that it was told', () => {
    const { next, timers, open, called } = setting();
    next.push({ wake: 1500 });
    const table = open();
    next.push({ connection: 1, wake: 1200 });
    table.connect('me', null, () => undefined);
    expect(timers.map(({ ms }) => ms)).toEqual([200]);
    timers[0]?.run();
    expect(called.filter((name) => name === 'wake')).toHaveLength(2);
    expect(timers).toEqual([]);
  });

  it('ends when nobody is there and everything is kept', async () => {
    const { next, kept, open, called, ended } = setting();
    next.push({ store: [write] }, { connection: 1 }, {}, { store: [write] });
    const table = open();
    table.connect('me', null, () => undefined);
    table.part(1);
    const closing = table.close();
    kept[0]?.resolve();
    await settled();
    expect(called).not.toContain('free');
    kept[1]?.resolve();
    await closing;
    expect(called.at(-1)).toBe('free');
    expect(ended()).toBe(1);
  });

  it('is given up when another tab went on with it', async () => {
    const { next, kept, open, called, ended } = setting();
    next.push({ store: [write] }, { connection: 1 });
    const table = open();
    const heard: (string | null)[] = [];
    table.connect('me', null, (text) => heard.push(text));
    kept[0]?.reject(new Error('it is there already'));
    await settled();
    expect(heard).toEqual([null]);
    expect(called).not.toContain('stored');
    expect(ended()).toBe(1);
  });
});
