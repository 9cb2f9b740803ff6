/** The words of the protocol taken apart: places, cards, seats. */
import { ACTIONS } from '../protocol/constants';
import type {
  Action,
  Bandit,
  Car,
  Card,
  Floor,
  LootKind,
  Place,
  Plot,
  Seat,
  Source,
  Token,
  ViewJson,
} from '../protocol/types';

export function carOf(place: Place): Car {
  return place.slice(0, place.indexOf('/')) as Car;
}

export function floorOf(place: Place): Floor {
  return place.slice(place.indexOf('/') + 1) as Floor;
}

export function placeOf(car: Car, floor: Floor): Place {
  return `${car}/${floor}`;
}

export function kindOf(token: Token): LootKind {
  return token.slice(0, token.indexOf('#')) as LootKind;
}

/** What a card shows. Only with two bandits each does an action card name its bandit. */
export type Face =
  | { kind: 'action'; action: Action; bandit: Bandit | null }
  | { kind: 'bullet'; source: Source }
  | { kind: 'plot'; plot: Plot | 'binoculars'; bandit: Bandit | null };

export function faceOf(card: Card): Face {
  const colon = card.indexOf(':');
  if (colon < 0) {
    return ACTIONS.some((action) => action === card)
      ? { kind: 'action', action: card as Action, bandit: null }
      : { kind: 'plot', plot: card as Plot, bandit: null };
  }
  const [head, tail] = [card.slice(0, colon), card.slice(colon + 1)];
  if (head === 'bullet') return { kind: 'bullet', source: tail as Source };
  if (head === 'binoculars') return { kind: 'plot', plot: 'binoculars', bandit: tail as Bandit };
  return { kind: 'action', action: tail as Action, bandit: head as Bandit };
}

export function isBullet(card: Card): boolean {
  return faceOf(card).kind === 'bullet';
}

export function seatIndex(seat: Seat): number {
  return Number(seat.slice(4)) - 1;
}

/** The bandit that stands for a seat where only one can be shown. */
export function leaderOf(view: ViewJson, seat: Seat): Bandit | null {
  return view.seats[seatIndex(seat)]?.bandits[0] ?? null;
}

/** Whose card it is: with two bandits the card says so. */
export function banditOfCard(view: ViewJson, seat: Seat, card: Card | null): Bandit | null {
  const face = card ? faceOf(card) : null;
  if (face?.kind === 'action' && face.bandit) return face.bandit;
  return leaderOf(view, seat);
}
