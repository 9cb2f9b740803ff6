/** The pile in words, card by card in the order of play, and who is still to lay one. */
import { type Laid, type PileCard, pileGroups, pileProgress } from '../../game/pile';
import type { Turn, ViewJson } from '../../protocol/types';
import { t } from '../../words/words.svelte';
import { plainName } from '../names';

export interface PileAloud {
  /** How far it is. */
  note: string;
  groups: { turn: Turn | null; cards: string[] }[];
}

export function pileAloud(view: ViewJson, laid: Laid): PileAloud {
  return {
    note: pileNote(view),
    groups: pileGroups(view, laid).map(({ turn, cards, slots }) => ({
      turn,
      cards: [
        ...cards.map(cardAloud),
        ...slots.flatMap((bandit) => (bandit ? [t('pile-slot', { bandit: `bandit-${bandit}` })] : [])),
      ],
    })),
  };
}

export function pileNote(view: ViewJson): string {
  if (view.stage === 'over') return '';
  if (view.stage === 'stealin') return t('pile-progress', pileProgress(view));
  return view.pile.length > 0 ? t('pile-planning') : t('pile-empty');
}

function cardAloud({ bandit, card: known, faceDown, progress }: PileCard): string {
  const name = known ? plainName(known) : t('card-hidden');
  const card = t('pile-card', { bandit: `bandit-${bandit ?? 'ghost'}`, card: name });
  if (progress === 'now') return t('aloud-card-now', { card });
  if (progress === 'done') return t('aloud-card-done', { card });
  return known && faceDown ? t('aloud-card-down', { card }) : card;
}
