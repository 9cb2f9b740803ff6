import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ChoicesJson, ViewJson } from '../protocol/types';
import { foreseen } from './outlook';

const POSITIONS = ['act', 'act-nine'].map(
  (name) =>
    JSON.parse(readFileSync(new URL(`../gallery/asks/${name}.json`, import.meta.url), 'utf8')) as {
      view: ViewJson;
      choices: ChoicesJson;
    },
);

describe('where a card would lead', () => {
  it('is shown as choices are: places, figures and tokens of the board', () => {
    const kinds = new Set<string>();
    for (const { view, choices } of POSITIONS)
      for (const { card, choices: then } of choices.outlooks) {
        const options = foreseen(view, choices, card)?.options ?? [];
        expect(options.length).toBe(then.length);
        for (const { choice, places, figures, tokens } of options) {
          kinds.add(choice.kind);
          if (choice.kind === 'go') expect(places).toEqual([choice.place]);
          if (choice.kind === 'fire' || choice.kind === 'punch') expect(figures).toEqual([choice.bandit]);
          if (choice.kind === 'rob') expect(tokens).toEqual(choice.tokens);
        }
      }
    expect([...kinds]).toEqual(expect.arrayContaining(['go', 'rob']));
  });

  it('is seen from where its bandit stands', () => {
    for (const { view, choices } of POSITIONS)
      for (const { card, bandit } of choices.outlooks)
        expect(foreseen(view, choices, card)?.view.asked?.bandit).toBe(bandit);
  });

  it('is nothing for a card of which the server says nothing', () => {
    for (const { view, choices } of POSITIONS) {
      expect(foreseen(view, choices, 'nudge')).toBeNull();
      expect(foreseen(view, null, 'move')).toBeNull();
    }
  });
});
