/** Names of cards, bullets and places in the reader's language. */
import { carOf, faceOf, floorOf } from '../game/words';
import type { Bandit, Card, Place, Source } from '../protocol/types';
import { t } from '../words/words.svelte';
import type { Who } from './tell';

/** The letter on a bandit's chips and cards, so that nothing is told by color alone. */
export function letterOf(who: Who): string {
  return t(`letter-${who}`);
}

/** Where somebody is: “in the dining car”. */
export function placeName(place: Place): string {
  const car = `car-${carOf(place)}` as const;
  return floorOf(place) === 'roof' ? t('place-roof', { car }) : t('place-inside', { car });
}

/** Where somebody goes: “into the dining car”. Most languages have a form of its own for it. */
export function wayName(place: Place): string {
  const car = `car-${carOf(place)}` as const;
  return floorOf(place) === 'roof' ? t('way-roof', { car }) : t('way-inside', { car });
}

/** Bullets as they are counted: all that came out of one revolver together. */
export function bulletNames(bullets: readonly Source[]): string[] {
  return [...new Set(bullets)].map((source) => {
    const count = bullets.filter((one) => one === source).length;
    return source === 'neutral'
      ? t('bullet-neutral', { count })
      : t('bullet-of', { bandit: `bandit-${source}`, count });
  });
}

/** With two bandits each the bandit is named, too. */
export function cardName(card: Card): string {
  const face = faceOf(card);
  switch (face.kind) {
    case 'action': {
      const action = t(`action-${face.action}`);
      return face.bandit ? `${t(`bandit-${face.bandit}`)}: ${action}` : action;
    }
    case 'bullet':
      return t('card-bullet');
    case 'plot': {
      const plot = t(`plot-${face.plot}`);
      return face.bandit ? `${plot}: ${t(`bandit-${face.bandit}`)}` : plot;
    }
  }
}

/** The same where the bandit has been named already. */
export function plainName(card: Card): string {
  const face = faceOf(card);
  return face.kind === 'action' ? t(`action-${face.action}`) : cardName(card);
}

/** What a card does, in a line. */
export function aboutCard(card: Card): string {
  const face = faceOf(card);
  if (face.kind === 'plot') return t(`about-plot-${face.plot}`);
  return t(`about-${face.kind === 'bullet' ? 'bullet' : face.action}`);
}

/** What a card of the pile does: only Misty plays bullets (C55). */
export function aboutPlayed(card: Card): string {
  return faceOf(card).kind === 'bullet' ? t('about-bullet-played') : aboutCard(card);
}

/** The drawing on a card. */
export function cardIcon(card: Card): string {
  const face = faceOf(card);
  if (face.kind === 'action') return `actions-${face.action}`;
  if (face.kind === 'bullet') return 'actions-bullet';
  return `plots-${face.plot}`;
}

/** Whose colour a card wears: bullets that of whoever fired them. `owner` is whose it is if it does not say so itself. */
export function colourOf<Owner extends Bandit | 'professore'>(card: Card, owner: Owner): Owner | Bandit | 'marshal' {
  const face = faceOf(card);
  if (face.kind === 'bullet') return face.source === 'neutral' ? 'marshal' : face.source;
  return face.bandit ?? owner;
}
