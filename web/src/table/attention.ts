/** Where to look, on a screen that does not show all of the train; and how to look elsewhere. */
import { figures, lying } from '../game/board';
import type { Option } from '../game/targets';
import { carOf } from '../game/words';
import type { Car, Seat, ViewJson } from '../protocol/types';
import type { ScreenState } from './screen';

type Happening = Pick<ScreenState, 'view' | 'gestures' | 'flights'>;

/** The car in which something happens, or that of whoever has to decide; none if the eye may rest where it is. */
export function carInSight(state: Happening, own: Seat | null): Car | null {
  const { view } = state;
  const figure = busy(state) ?? asked(view, own);
  const place = figures(view).find(({ id }) => id === figure)?.place;
  return place ? carOf(place) : null;
}

/** Who moves, is hit, or gets something. */
function busy({ view, gestures, flights }: Happening): string | null {
  const moving = Object.keys(gestures);
  const hit = moving.find((id) => gestures[id] === 'hit');
  if (hit ?? moving[0]) return hit ?? moving[0] ?? null;
  for (const { cargo, from } of flights) {
    if (from.startsWith('figure:')) return from.slice('figure:'.length);
    if (cargo.kind !== 'loot') continue;
    const holder = view.bandits.find(({ loot }) => loot.some(({ token }) => token === cargo.token.token));
    if (holder) return holder.bandit;
  }
  return null;
}

function asked(view: ViewJson, own: Seat | null): string | null {
  if (!view.asked || (own !== null && view.asked.seat !== own)) return null;
  return view.asked.victim ?? view.asked.bandit ?? leader(view, view.asked.seat);
}

function leader(view: ViewJson, seat: Seat | null): string | null {
  return view.bandits.find((one) => one.seat === seat)?.bandit ?? null;
}

/** Where to look first: at oneself, or at the locomotive. */
export function firstSight(view: ViewJson, own: Seat | null): Car | null {
  const place = view.bandits.find(({ bandit }) => bandit === leader(view, own))?.place;
  return place ? carOf(place) : (view.cars[0]?.car ?? null);
}

/** Where an option would be seen on the board. */
export function carOfOption(view: ViewJson, { places, figures: ids, tokens }: Option): Car | null {
  const place =
    places[0] ??
    figures(view).find(({ id }) => ids.includes(id))?.place ??
    lying(view).find(({ token }) => tokens.includes(token))?.place;
  return place ? carOf(place) : null;
}

/** Whose doing is shown: whoever has to decide, or whose card is carried out. */
export function actorOf(view: ViewJson): Seat | null {
  return view.asked?.seat ?? view.pile.find(({ progress }) => progress === 'now')?.seat ?? null;
}

/** The car one further to the right or left. The first train runs to the right, the armored one to the left. */
export function neighbour(view: ViewJson, from: Car | null, step: 1 | -1): Car | null {
  const train = view.cars.find(({ car }) => car === from)?.train ?? 1;
  const cars = view.cars.filter((car) => car.train === train).map(({ car }) => car);
  const here = from ? cars.indexOf(from) : -1;
  if (here < 0) return cars[0] ?? null;
  return cars[here + (train === 1 ? -step : step)] ?? null;
}

/** On the other train: the car side by side with this one, or else its locomotive. */
export function across(view: ViewJson, from: Car | null): Car | null {
  const here = view.cars.find(({ car }) => car === from);
  return here?.beside ?? view.cars.find(({ train }) => train !== (here?.train ?? 1))?.car ?? null;
}
