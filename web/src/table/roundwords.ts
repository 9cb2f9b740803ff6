/** The round card in words: which part of the round it is, which turn, and what happens at its end. */
import type { ViewJson } from '../protocol/types';
import { ruleOfRound, saysInstead } from '../rules/things';
import { t } from '../words/words.svelte';

const BEFORE: readonly ViewJson['stage'][] = ['casting', 'placing', 'round-start', 'picking', 'drawing'];

export function phaseName({ stage }: ViewJson): string {
  if (stage === 'schemin' || stage === 'keeping') return t('phase-schemin');
  if (stage === 'stealin') return t('phase-stealin');
  if (stage === 'round-end') return t('phase-event');
  return BEFORE.includes(stage) ? t('phase-start') : t('phase-over');
}

/** Which turn of the round it is, counted from zero: none yet, or as many as there are once all are over. */
export function turnNow({ stage, turn, turns }: ViewJson): number {
  if (stage === 'schemin') return turn - 1;
  return BEFORE.includes(stage) ? -1 : turns.length;
}

/** The event, or what a card without one says instead. */
export function endOfRound({ round_cards, event: wanted }: ViewJson) {
  const card = round_cards.at(-1);
  const rule = ruleOfRound(card, wanted);
  if (!wanted && saysInstead(card)) return { rule, name: t(`round-${card}`), about: t(`about-round-${card}`) };
  const event = wanted ?? 'none';
  return { rule, name: t(`event-${event}`), about: t(`about-event-${event}`) };
}
