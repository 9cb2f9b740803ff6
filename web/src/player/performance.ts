/** How a notice is performed: how long it takes, who moves how, and whether it is told in the sky. */
import { type FigureId, train } from '../game/board';
import { carOf } from '../game/words';
import type { NoticeJson, ViewJson } from '../protocol/types';

export type Gesture = 'walk' | 'aim' | 'hit' | 'blow';

/** A bullet that flies from one figure to another. */
export interface Shot {
  from: FigureId;
  to: FigureId;
}

/** Who moves how. */
export type Gestures = Partial<Record<string, Gesture>>;

export interface Performance {
  /** At the speed 1, in milliseconds. */
  ms: number;
  gestures: Gestures;
  shot: Shot | null;
  /** It is worth a line in the sky. */
  told: boolean;
}

const STEP = 420;
const CLIMB = 380;
const BLOW = 420;
const SHOT = 780;
const LOOT = 640;
const CARD = 700;
const LAID = 340;
/** Both trains go on by a car. */
const PASSING = 1200;
/** A tunnel: its mouth passes over the train. */
const TUNNEL = 950;
const ASIDE = 500;
const PAUSE = 1100;

export function perform(notice: NoticeJson, shown: ViewJson): Performance {
  const plain = (ms: number, told = false): Performance => ({ ms, gestures: {}, shot: null, told });
  switch (notice.what) {
    case 'moved': {
      const ms = notice.way === null ? CLIMB : STEP * Math.max(1, distance(shown, notice.from, notice.to));
      return { ...plain(ms + 120, notice.cause !== 'punched'), gestures: { [notice.bandit]: 'walk' } };
    }
    case 'fired':
      return {
        ms: SHOT,
        gestures: { [notice.bandit]: 'aim', [notice.at]: 'hit' },
        shot: { from: notice.bandit, to: notice.at },
        told: true,
      };
    case 'punched':
      return { ...plain(BLOW, true), gestures: { [notice.bandit]: 'blow', [notice.victim]: 'hit' } };
    case 'neutral-bullet':
      return { ...plain(SHOT, true), gestures: { [notice.bandit]: 'hit' } };
    case 'courier-hit': {
      const index = shown.armored?.couriers.findIndex((place) => carOf(place) === notice.car) ?? -1;
      const courier = `courier-${index + 1}` as const;
      return {
        ms: SHOT,
        gestures: { [notice.bandit]: 'aim', [courier]: 'hit' },
        shot: index < 0 ? null : { from: notice.bandit, to: courier },
        told: true,
      };
    }
    case 'marshal-moved':
      return { ...plain(STEP + 160, true), gestures: { marshal: 'walk' } };
    case 'loot-taken':
    case 'loot-lost':
    case 'strongbox-placed':
    case 'ransom-paid':
      return plain(LOOT, true);
    case 'card-revealed':
    case 'plot-revealed':
      return plain(CARD, true);
    case 'nothing-happened':
    case 'plot-came-to-nothing':
      return plain(CARD, true);
    case 'card-played':
    case 'plot-laid':
      return plain(LAID);
    case 'round-began':
    case 'stealin-began':
    case 'event-began':
      return plain(PAUSE, true);
    case 'trains-passed':
      return plain(PASSING + 200, true);
    case 'cards-drawn':
    case 'hand-returned':
    case 'answered':
    case 'deck-shuffled':
    case 'bandit-chosen':
    case 'bandit-placed':
    case 'first-player':
      return plain(40);
    case 'turn-began':
      return plain(notice.kind === 'tunnel' || shown.turns[shown.turn - 1] === 'tunnel' ? TUNNEL : 40);
    case 'game-over':
      return plain(0);
    default:
      return plain(ASIDE, true);
  }
}

/** So long a sentence stands at least if it is all there is to see, in milliseconds. */
export const READING = 900;

/** Where nothing moves words alone tell: what would have been a movement is a sentence, and stands to be read. */
export function recited(performance: Performance): Performance {
  const told = performance.told || performance.ms >= LAID;
  return told ? { ...performance, told, ms: Math.max(performance.ms, READING) } : performance;
}

/** How many cars lie between two places of one train. */
function distance(view: ViewJson, from: Parameters<typeof carOf>[0], to: Parameters<typeof carOf>[0]): number {
  const cars = [1, 2].map((number) => train(view, number)).find((all) => all.includes(carOf(from))) ?? [];
  const [here, there] = [cars.indexOf(carOf(from)), cars.indexOf(carOf(to))];
  return here < 0 || there < 0 ? 1 : Math.min(3, Math.abs(here - there));
}
