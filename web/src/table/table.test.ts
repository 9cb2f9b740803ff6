import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { options } from '../game/targets';
import type { AskedJson, ChoicesJson, NoticeJson, ViewJson } from '../protocol/types';
import { LANGUAGES } from '../words/languages';
import { speak } from '../words/words.svelte';
import { question, wordsOf } from './optionwords';
import { clockFace } from './screen';
import { tell } from './tell';

/** Examples that the server's own tests write and read. */
function example<T>(name: string): T {
  const file = new URL(`../../../crates/protocol/fixtures/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
const positions = new URL('../gallery/fixtures/', import.meta.url);
const POSITIONS = readdirSync(positions).map(
  (file) =>
    JSON.parse(readFileSync(new URL(file, positions), 'utf8')) as { view: ViewJson; choices: ChoicesJson | null },
);
const couriers = example<ViewJson>('view-couriers');

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => speak(language));

  it('everything that can happen can be told', () => {
    for (const notice of example<NoticeJson[]>('notices')) {
      const told = tell(notice, couriers, (seat) => seat);
      // Nothing is told of a hand that was empty, or of somebody who leads nobody yet.
      if (told) expect(told.text, notice.what).toMatch(/^[^{}]+[.?!]$/);
    }
  });

  it('every choice has words', () => {
    for (const { asked, choices } of example<{ asked: AskedJson; choices: ChoicesJson }[]>('choices')) {
      const view = { ...couriers, asked };
      expect(question(view), asked.ask).not.toMatch(/^$|[{}]/);
      for (const option of options(view, choices)) {
        const { text, detail } = wordsOf(option, view);
        expect(text, option.choice.text).not.toMatch(/^$|[{}]|undefined/);
        expect(detail).not.toMatch(/[{}]|undefined/);
      }
    }
    for (const { view, choices } of POSITIONS)
      for (const option of options(view, choices)) expect(wordsOf(option, view).text).not.toBe('');
  });
});

describe('a clock', () => {
  it('shows minutes, and hours where there are any', () => {
    expect([0, 900, 42_000, 61_000, 3_600_000, 86_399_000].map(clockFace)).toEqual([
      '0:00',
      '0:01',
      '0:42',
      '1:01',
      '1:00:00',
      '23:59:59',
    ]);
  });

  it('never runs below zero', () => {
    expect(clockFace(-5000)).toBe('0:00');
  });
});
