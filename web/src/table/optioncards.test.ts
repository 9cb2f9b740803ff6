import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Option } from '../game/targets';
import { faceOf } from '../game/words';
import type { AskedJson, ChoiceJson, ChoicesJson } from '../protocol/types';
import { asCards, cardsOf } from './optioncards';

interface Question {
  asked: AskedJson;
  choices: ChoicesJson;
}
const QUESTIONS = JSON.parse(
  readFileSync(new URL('../../../crates/protocol/fixtures/choices.json', import.meta.url), 'utf8'),
) as Question[];

const optionsOf = (list: readonly ChoiceJson[]): Option[] =>
  list.map((choice, index) => ({
    number: index + 1,
    choice,
    places: [],
    figures: [],
    tokens: [],
    card: null,
    gun: null,
  }));

describe('choices that are cards', () => {
  it('are those about cards, and no others', () => {
    const kinds = new Set(
      QUESTIONS.filter(({ choices }) => asCards(optionsOf(choices.list), null)).map(({ asked }) => asked.ask),
    );
    expect([...kinds].sort()).toEqual(['heal', 'nudge', 'pick', 'set-aside']);
  });

  it('show what they are about; only what is left alone shows nothing', () => {
    for (const { asked, choices } of QUESTIONS) {
      if (!asCards(optionsOf(choices.list), null)) continue;
      for (const option of optionsOf(choices.list)) {
        const cards = cardsOf(option, null);
        const { choice } = option;
        const nothing = choice.kind === 'decline' || (choice.kind === 'heal' && choice.bullets.length === 0);
        expect(cards.length > 0, `${asked.ask}: ${choice.text}`).toBe(!nothing);
        if (choice.kind === 'nudge')
          expect(cards.map(faceOf)).toEqual([{ kind: 'action', action: choice.action, bandit: choice.bandit }]);
      }
    }
  });

  it('what can follow a card is a question about the following one', () => {
    const act = QUESTIONS.find(({ choices }) => choices.list.some((one) => one.kind === 'play' && one.follow_up));
    const followed = optionsOf(act?.choices.list ?? []).filter(
      ({ choice }) => choice.kind === 'play' && choice.follow_up,
    );
    expect(followed).not.toEqual([]);
    for (const option of followed) {
      expect(cardsOf(option, null)).toEqual([]);
      expect(option.choice.kind === 'play' && cardsOf(option, option.choice.card)).toEqual(
        option.choice.kind === 'play' && [option.choice.follow_up],
      );
    }
  });
});
