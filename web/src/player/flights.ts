/** What flies through the air when something happens: loot, bullets, cards; from where on the screen, and to where. */
import type { FigureId } from '../game/board';
import { banditOfCard } from '../game/words';
import type { Bandit, Card, NoticeJson, Seat, Source, Token, TokenJson, ViewJson } from '../protocol/types';

/** Something on the screen that can be found by its name: its element bears it as `data-spot`. */
export type Spot =
  `token:${Token}` | `figure:${FigureId}` | `seat:${Seat | 'professore'}` | `card:${Card}` | `pile:${number}`;

type Loot = Pick<TokenJson, 'token' | 'kind' | 'document' | 'dollars'>;

export type Cargo =
  | { kind: 'loot'; token: Loot }
  | { kind: 'bullet'; source: Source }
  | { kind: 'card'; bandit: Bandit | 'professore' | null; card: Card | null };

export interface Flight {
  cargo: Cargo;
  from: Spot;
  to: Spot;
  /** Where it goes if that can't be seen: of much loot a seat shows only some. */
  or?: Spot;
  /** It starts when something else has been seen first: a bullet card follows the shot. */
  late?: boolean;
}

/** The flights of a notice. `shown` is the picture before it, `after` that with the notice in it. */
export function flightsOf(notice: NoticeJson, shown: ViewJson, after: ViewJson): Flight[] {
  switch (notice.what) {
    case 'loot-taken': {
      const lies = shown.cars.some((car) => [...(car.inside ?? []), ...car.roof].some(is(notice.token)));
      const holder = shown.bandits.find((one) => one.loot.some(is(notice.token)))?.bandit;
      const from: Spot = lies ? `token:${notice.token}` : `figure:${holder ?? notice.bandit}`;
      return take(shown, notice.bandit, notice, from);
    }
    case 'loot-lost':
      if (!notice.to) return [];
      return [{ cargo: { kind: 'loot', token: notice }, from: `figure:${notice.bandit}`, to: `token:${notice.token}` }];
    case 'ransom-paid': {
      const had = shown.bandits.find(({ bandit }) => bandit === notice.bandit)?.loot ?? [];
      const has = after.bandits.find(({ bandit }) => bandit === notice.bandit)?.loot ?? [];
      const paid = has.find(({ token }) => !had.some(is(token)));
      if (!paid) return [];
      return take(shown, notice.bandit, paid, `figure:${notice.bandit}`);
    }
    case 'fired':
      return bullet(shown, notice.at, notice.bandit);
    case 'neutral-bullet':
      return bullet(shown, notice.bandit, 'neutral');
    case 'card-played': {
      const { seat, card, face_down } = notice;
      const bandit = banditOfCard(shown, seat, card);
      const mine = shown.viewer === seat;
      const cargo: Cargo = { kind: 'card', bandit, card: face_down ? null : card };
      return [{ cargo, from: mine && card ? `card:${card}` : `seat:${seat}`, to: `pile:${shown.pile.length}` }];
    }
    case 'plot-laid': {
      const cargo: Cargo = { kind: 'card', bandit: 'professore', card: notice.face_down ? null : notice.card };
      return [{ cargo, from: 'seat:professore', to: `pile:${shown.pile.length}` }];
    }
    default:
      return [];
  }
}

function take(view: ViewJson, bandit: Bandit, token: Loot, from: Spot): Flight[] {
  return seatOf(view, bandit).map((or) => ({ cargo: { kind: 'loot', token }, from, to: `token:${token.token}`, or }));
}

function bullet(view: ViewJson, hit: Bandit, source: Source): Flight[] {
  const from: Spot = `figure:${hit}`;
  return seatOf(view, hit).map((to) => ({ cargo: { kind: 'bullet', source }, from, to, late: true }));
}

function seatOf(view: ViewJson, bandit: Bandit): Spot[] {
  const seat = view.bandits.find((one) => one.bandit === bandit)?.seat;
  return seat ? [`seat:${seat}`] : [];
}

const is = (wanted: Token) => (one: Pick<TokenJson, 'token'>) => one.token === wanted;

/** The tokens that are in the air: they are shown where they land only when they do. */
export function inTheAir(flights: readonly Flight[]): ReadonlySet<string> {
  return new Set(flights.flatMap(({ cargo }) => (cargo.kind === 'loot' ? [cargo.token.token] : [])));
}
