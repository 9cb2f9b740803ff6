/** Choices that are cards: they are shown as cards, for that is how one knows them. */
import type { Option } from '../game/targets';
import type { Card } from '../protocol/types';

/** The cards that a choice is about. Nothing if none: to leave it, to play nothing more. */
export function cardsOf({ choice }: Option, following: Card | null): Card[] {
  switch (choice.kind) {
    case 'pick':
    case 'set-aside':
      return [choice.card];
    case 'play':
      return following && choice.follow_up ? [choice.follow_up] : [];
    case 'nudge':
      return [`${choice.bandit}:${choice.action}`];
    case 'heal':
      return choice.bullets.map((source): Card => `bullet:${source}`);
    default:
      return [];
  }
}

/** Whether a question is better answered with cards than with words. */
export function asCards(options: readonly Option[], following: Card | null): boolean {
  return options.some((option) => cardsOf(option, following).length > 0);
}
