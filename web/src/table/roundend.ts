/** What happens at the end of a round, in words: the event, or what a card without one says instead. */
import type { ViewJson } from '../protocol/types';
import { type Anchor, drawingOf, ruleOfRound, saysInstead } from '../rules/things';
import { t } from '../words/words.svelte';

export interface RoundEnd {
  rule: Anchor;
  art: string | null;
  name: string;
  about: string;
}

export function roundEndOf(view: ViewJson): RoundEnd {
  const card = view.round_cards.at(-1);
  const rule = ruleOfRound(card, view.event);
  const drawing = drawingOf(rule);
  const art = drawing && 'art' in drawing ? drawing.art : null;
  if (view.event || !saysInstead(card)) {
    const event = view.event ?? 'none';
    return { rule, art, name: t(`event-${event}`), about: t(`about-event-${event}`) };
  }
  return { rule, art, name: t(`round-${card}`), about: t(`about-round-${card}`) };
}
