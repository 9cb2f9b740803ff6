import { describe, expect, it } from 'vitest';
import type { Write } from './engine';
import type { Keeping } from './messages';
import { Shelf } from './shelf';
import { Conflict, type Entry, type Lines } from './store';

function setting() {
  const written: Write[][] = [];
  const told: Keeping[] = [];
  let trouble: Error | null = null;
  let person: string | null = null;
  const fails = () => (trouble ? Promise.reject(trouble) : null);
  const lines: Lines = { game: [], talk: [] };
  const shelf = new Shelf(
    {
      write: (writes) => {
        const failed = fails();
        if (failed) return failed;
        written.push([...writes]);
        for (const write of writes) lines.game.push(...write.lines);
        return Promise.resolve();
      },
      lines: () => fails() ?? Promise.resolve(structuredClone(lines)),
      entry: () => fails() ?? Promise.resolve(undefined),
      put: () => fails() ?? Promise.resolve(),
      person: (draw) => fails() ?? Promise.resolve((person = draw())),
    },
    (keeping) => told.push(keeping),
  );
  return { shelf, written, told, known: () => person, break: (error: Error | null) => (trouble = error) };
}

function line(number: number, table = '~a'): Write {
  return { table, log: 'game', number, lines: [`line ${number}`], listed: null };
}

function named(name: string): Error {
  const error = new Error(name);
  error.name = name;
  return error;
}

describe('what is to be kept', () => {
  it('is kept, and nothing is said', async () => {
    const { shelf, written, told } = setting();
    await shelf.keep([line(0)]);
    expect(written).toEqual([[line(0)]]);
    expect(told).toEqual([]);
  });

  it('goes on in memory where there is no room, which is said once, and is kept as soon as there is', async () => {
    const { shelf, written, told, break: breaks } = setting();
    await shelf.keep([line(0)]);
    breaks(named('QuotaExceededError'));
    await shelf.keep([line(1)]);
    await shelf.keep([line(2)]);
    expect(told).toEqual(['full']);
    expect((await shelf.lines('~a')).game).toEqual(['line 1', 'line 2']);
    breaks(null);
    expect((await shelf.lines('~a')).game, 'what is kept comes first').toEqual(['line 0', 'line 1', 'line 2']);
    await shelf.keep([line(3)]);
    expect(written[1]).toEqual([line(1), line(2), line(3)]);
    expect(told).toEqual(['full', 'kept']);
  });

  it('goes on in memory where nothing may be kept at all', async () => {
    const { shelf, told, known, break: breaks } = setting();
    breaks(named('SecurityError'));
    const person = await shelf.person();
    expect(person).toMatch(/^[0-9a-f]{32}$/);
    expect(await shelf.person()).toBe(person);
    const record: Entry = { kind: 'record', table: '~record-1', changed: 0, name: 'a', text: 'the text' };
    await shelf.putRecord(record);
    expect(await shelf.record('~record-1')).toBe('the text');
    expect(told).toEqual(['forbidden']);
    breaks(null);
    await shelf.keep([line(0)]);
    expect(known(), 'whoever played meanwhile is known again').toBe(person);
  });

  it('is refused where another tab has gone on with the table, and nothing else suffers', async () => {
    const { shelf, written, break: breaks } = setting();
    breaks(new Conflict());
    await expect(shelf.keep([line(0)])).rejects.toThrow(Conflict);
    breaks(null);
    await shelf.keep([line(0, '~b')]);
    expect(written).toEqual([[line(0, '~b')]]);
  });
});
