/** Who stands where, and what lies where: a view read the way the scene shows it. */
import { GUN_CARS } from '../protocol/constants';
import type { Bandit, Car, LootKind, Place, Seat, Token, TokenJson, ViewJson } from '../protocol/types';
import { placeOf } from './words';

/** A paper figure: a bandit, the Marshal, or one of the couriers. */
export type FigureId = Bandit | 'marshal' | `courier-${number}`;

export interface Figure {
  id: FigureId;
  place: Place;
  /** Who leads it, if anybody does. */
  seat: Seat | null;
}

/** All figures on the trains. Those at one place are always in the same order, so that nobody changes sides unasked. */
export function figures(view: ViewJson): Figure[] {
  const all: Figure[] = [];
  if (view.marshal) all.push({ id: 'marshal', place: placeOf(view.marshal, 'inside'), seat: null });
  view.armored?.couriers.forEach((place, index) => all.push({ id: `courier-${index + 1}`, place, seat: null }));
  for (const { bandit, place, seat } of view.bandits) if (place) all.push({ id: bandit, place, seat });
  return all;
}

export function isCourier(id: FigureId): id is `courier-${number}` {
  return id.startsWith('courier-');
}

/** The drawing of a figure. */
export function drawingOf(id: FigureId): Bandit | 'marshal' | 'courier' {
  return isCourier(id) ? 'courier' : id;
}

/** A machine gun stands on its roof (C47). */
export function hasGun(car: Car): boolean {
  return GUN_CARS.some((one) => one === car);
}

export interface Lying {
  token: Token;
  kind: LootKind;
  place: Place;
  json: TokenJson;
}

/** Every token that lies on a train. */
export function lying(view: ViewJson): Lying[] {
  return view.cars.flatMap((car) => [
    ...(car.inside ?? []).map((json) => at(json, placeOf(car.car, 'inside'))),
    ...car.roof.map((json) => at(json, placeOf(car.car, 'roof'))),
  ]);
}

function at(json: TokenJson, place: Place): Lying {
  return { token: json.token, kind: json.kind, place, json };
}

/** The cars of a train, from its locomotive to its rear. */
export function train(view: ViewJson, number: number): Car[] {
  return view.cars.filter((car) => car.train === number).map((car) => car.car);
}

/** How many columns the armored train is shifted against the first: which cars are side by side (C10). */
export function pairs(view: ViewJson): [Car, Car][] {
  return view.cars.flatMap((car) => (car.train === 1 && car.beside ? [[car.car, car.beside] as [Car, Car]] : []));
}

/** What a token is worth to the viewer; nothing if the viewer does not know. */
export function worth(token: TokenJson): number | null {
  return token.dollars;
}

/** What the viewer knows a seat to hold, and whether that is all of it. */
export function wealth(view: ViewJson, seat: Seat): { dollars: number; exact: boolean } {
  const tokens = view.bandits.filter((bandit) => bandit.seat === seat).flatMap((bandit) => bandit.loot);
  const known = tokens.filter((token) => token.dollars !== null);
  return {
    dollars: known.reduce((sum, token) => sum + (token.dollars ?? 0), 0),
    exact: known.length === tokens.length,
  };
}

/** How many cards are left to draw. */
export function deckOf(view: ViewJson, seat: Seat): number {
  const found = view.seats.find((one) => one.seat === seat);
  return found ? found.deck_hidden + found.deck_top.length + found.deck_bottom.length : 0;
}

/** The viewer's own seat. */
export function ownSeat(view: ViewJson): Seat | null {
  return view.viewer === 'spectator' ? null : view.viewer;
}

/** The hour of the day goes with the round; a tunnel turn is dark at any hour. */
export type DayHour = '1' | '2' | '3' | '4' | '5';
export type Hour = DayHour | 't';

export function hourOf(view: ViewJson): Hour {
  if (view.stage === 'schemin' && view.turns[view.turn - 1] === 'tunnel') return 't';
  return dayOf(view);
}

/** Lamps are lit. */
export function isDark(hour: Hour): boolean {
  return hour === '5' || hour === 't';
}

/** The hour outside, in a tunnel too. */
export function dayOf(view: ViewJson): DayHour {
  return String(Math.min(5, Math.max(1, view.round))) as DayHour;
}
