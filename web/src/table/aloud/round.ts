/** Where in the game we are, in words: the round card, and whose decision it is. */
import { ROUNDS } from '../../protocol/constants';
import type { ViewJson } from '../../protocol/types';
import { t } from '../../words/words.svelte';
import { endOfRound, phaseName, turnNow } from '../roundwords';

export function roundAloud(view: ViewJson): string {
  const round = t('round-of', { round: view.round, rounds: ROUNDS });
  const sentences = [t('aloud-round', { round, phase: phaseName(view) })];
  if (view.turns.length > 0) {
    const now = turnNow(view);
    const turns = view.turns.map((kind, index) => {
      const state = index === now ? ` (${t('turn-now')})` : index < now ? ` (${t('turn-done')})` : '';
      return t(`turn-${kind}`) + state;
    });
    sentences.push(t('aloud-turns', { turns: turns.join(', ') }));
  }
  if (view.round_cards.length > 0) sentences.push(t('aloud-event', { event: endOfRound(view).name }));
  return sentences.join(' ');
}
