/** What can be chosen, and what of the board stands for it. The server's list decides; nothing is worked out here. */
import type { Car, Card, ChoiceJson, ChoicesJson, Place, Token, ViewJson } from '../protocol/types';
import type { FigureId } from './board';
import { carOf, placeOf } from './words';

/** A choice with its number, as it stands on its button, on the board and on the keyboard. */
export interface Option {
  /** Counted from one; only the first nine have a key. */
  number: number;
  choice: ChoiceJson;
  /** The places, figures, tokens and cards of the board that stand for it. */
  places: Place[];
  figures: FigureId[];
  tokens: Token[];
  card: Card | null;
  /** The car on whose roof the machine gun stands that does. */
  gun: Car | null;
}

export function options(view: ViewJson, choices: ChoicesJson | null): Option[] {
  const all = (choices?.list ?? []).map((choice, index) => ({
    number: index + 1,
    choice,
    ...standsFor(view, choice),
  }));
  // What stands for several choices stands for none: a click on it would not tell which.
  return all.map((option) => ({
    ...option,
    places: option.places.filter((place) => meant(all, ({ places }) => places.includes(place)) === 1),
    figures: option.figures.filter((figure) => meant(all, ({ figures }) => figures.includes(figure)) === 1),
    tokens: option.tokens.filter((token) => meant(all, ({ tokens }) => tokens.includes(token)) === 1),
  }));
}

function meant(all: readonly Option[], stands: (option: Option) => boolean): number {
  return all.filter(stands).length;
}

function standsFor(view: ViewJson, choice: ChoiceJson): Omit<Option, 'number' | 'choice'> {
  const nothing = { places: [], figures: [], tokens: [], card: null, gun: null };
  switch (choice.kind) {
    case 'go':
    case 'push':
      return { ...nothing, places: [choice.place] };
    case 'marshal':
      return { ...nothing, places: [placeOf(choice.car, 'inside')] };
    case 'fire':
    case 'punch':
    case 'nudge':
    case 'last-car':
      return { ...nothing, figures: [choice.bandit] };
    case 'fire-courier': {
      const courier = view.armored?.couriers.findIndex((place) => place.startsWith(`${choice.car}/`)) ?? -1;
      return courier < 0 ? nothing : { ...nothing, figures: [`courier-${courier + 1}`] };
    }
    case 'gun': {
      const gunner = view.bandits.find(({ bandit }) => bandit === view.asked?.bandit);
      return { ...nothing, gun: gunner?.place ? carOf(gunner.place) : null };
    }
    case 'rob':
    case 'knock':
    case 'drop':
    case 'pickpocket':
      return { ...nothing, tokens: choice.tokens };
    case 'take':
      return { ...nothing, tokens: view.asked?.token ? [view.asked.token] : [] };
    case 'play':
    case 'pick':
    case 'set-aside':
      return { ...nothing, card: choice.card };
    case 'bandit':
    case 'team':
    case 'draw':
    case 'divert':
    case 'keep':
    case 'leave':
    case 'decline':
    case 'do':
    case 'heal':
      return nothing;
    default:
      choice satisfies never;
      return nothing;
  }
}

/** How a card of the hand can be played: open, hidden, or both; alone or with a follow-up. */
export interface Plays {
  open: Option | null;
  hidden: Option | null;
  followed: Option[];
}

export function playsOf(all: readonly Option[], card: Card): Plays {
  const own = all.filter(({ choice }) => choice.kind === 'play' && choice.card === card);
  const alone = own.filter(({ choice }) => choice.kind === 'play' && choice.follow_up === null);
  return {
    open: alone.find(({ choice }) => choice.kind === 'play' && !choice.face_down) ?? null,
    hidden: alone.find(({ choice }) => choice.kind === 'play' && choice.face_down) ?? null,
    followed: own.filter(({ choice }) => choice.kind === 'play' && choice.follow_up !== null),
  };
}

/** How a card of the hand is played, open or hidden as wanted where both can be. */
export function optionOf(all: readonly Option[], card: Card, hidden: boolean): Option | null {
  const { open, hidden: down, followed } = playsOf(all, card);
  return (hidden ? (down ?? open) : (open ?? down)) ?? followed[0] ?? null;
}

/**
 * What a card can be followed by at once (V34), if by anything: the card alone first, then each follow-up. They are
 * numbered anew, for they are a question of their own.
 */
export function followUps(all: readonly Option[], card: Card, hidden: boolean): Option[] {
  const { open, hidden: down, followed } = playsOf(all, card);
  const same = followed.filter(({ choice }) => choice.kind === 'play' && choice.face_down === hidden);
  if (same.length === 0) return [];
  const alone = hidden ? down : open;
  return [...(alone ? [alone] : []), ...same].map((option, index) => ({ ...option, number: index + 1 }));
}
