/** What was found, in words. */
import type { ChoiceJson, HeadlineJson, MomentJson, Seat, ViewJson } from '../protocol/types';
import { cardName } from '../table/names';
import { wordsOf } from '../table/optionwords';
import { t } from '../words/words.svelte';
import { counted, points } from './figures';

/** A choice as short as it can be said: a card by its name. */
export function choiceName(choice: ChoiceJson, view: ViewJson | null): string {
  if (choice.kind === 'play' && !choice.face_down && choice.follow_up === null) return cardName(choice.card);
  return view ? wordsOf({ choice }, view).text : choice.text;
}

/** A choice and what can be said of the place where it leads. */
export function choiceWords(choice: ChoiceJson, view: ViewJson | null): { text: string; detail: string } {
  const detail = view ? wordsOf({ choice }, view).detail : '';
  return { text: choiceName(choice, view), detail };
}

/** One of the biggest moments of the game. `view` is how things were before it. */
export function headlineOf(one: HeadlineJson, nameOf: (seat: Seat) => string, view: ViewJson | null): string {
  const about = { round: one.round, name: nameOf(one.seat), points: counted(one.points) };
  switch (one.kind) {
    case 'gave-away':
      return t('review-gave-away', { ...about, choice: choiceName(one.chosen, view) });
    case 'cost':
      return t('review-cost', { ...about, choice: choiceName(one.chosen, view), whom: nameOf(one.whom) });
    case 'gained':
      return t('review-gained', { ...about, choice: choiceName(one.chosen, view) });
    case 'lucky':
      return t('review-lucky', { ...about, luck: t(`review-luck-${one.luck}`) });
    case 'unlucky':
      return t('review-unlucky', { ...about, luck: t(`review-luck-${one.luck}`) });
  }
}

/** What is to be said about a decision. */
export function verdictOf(moment: MomentJson): string {
  if (!moment.counts) return t('review-all-equal');
  if (moment.label !== null) return t('review-lost', { points: points(moment.loss), error: points(moment.error) });
  return moment.chosen === 0 ? t('review-best-chosen') : t('review-good-enough');
}

/** What is to be said to whoever tried it: how far their choice was behind the best. */
export function triedOf(moment: MomentJson, answer: string): string {
  const found = moment.candidates.findIndex(({ text }) => text === answer);
  const candidate = moment.candidates[found];
  if (!candidate) return '';
  if (found === 0) return t('review-tried-best');
  if (candidate.behind <= 2 * candidate.error) return t('review-tried-even');
  const about = { points: points(candidate.behind) };
  return answer === moment.candidates[moment.chosen]?.text
    ? t('review-tried-same', about)
    : t('review-tried-behind', about);
}
