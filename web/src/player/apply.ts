/**
 * What one notice changes in the picture: the view on display a little closer to the view that the server has sent. Only
 * what can be seen is followed; whatever is left over is right once the picture settles on the view itself.
 */
import type {
  Bandit,
  BanditJson,
  CarJson,
  NoticeJson,
  PlannedJson,
  Place,
  Seat,
  Token,
  TokenJson,
  ViewJson,
} from '../protocol/types';
import { carOf, floorOf } from '../game/words';

export function apply(shown: ViewJson, notice: NoticeJson, after: ViewJson): ViewJson {
  switch (notice.what) {
    case 'bandit-placed':
      return withBandit(shown, notice.bandit, after, { place: notice.place });
    case 'moved':
      return withBandit(shown, notice.bandit, after, { place: notice.to });
    case 'bandit-chosen':
      return {
        ...shown,
        seats: after.seats,
        bandits: after.bandits.map((one) => ({ ...one, place: placeOf(shown, one) })),
      };
    case 'marshal-moved':
      return { ...shown, marshal: notice.to };
    case 'courier-moved': {
      if (!shown.armored) return shown;
      const couriers = shown.armored.couriers.map((place) => (carOf(place) === carOf(notice.to) ? notice.to : place));
      return { ...shown, armored: { ...shown.armored, couriers } };
    }
    case 'loot-taken':
      return give(lift(shown, notice.token), notice.bandit, tokenIn(after, shown, notice.token));
    case 'loot-lost': {
      const token = tokenIn(after, shown, notice.token);
      const lifted = lift(shown, notice.token);
      return notice.to ? drop(lifted, notice.to, token) : lifted;
    }
    case 'strongbox-placed': {
      const placed = after.cars
        .flatMap((car) => car.inside ?? [])
        .find((one) => one.kind === 'strongbox' && !tokenOf(shown, one.token));
      return placed ? drop(shown, notice.place, placed) : shown;
    }
    case 'ransom-paid': {
      const paid = after.bandits
        .find((one) => one.bandit === notice.bandit)
        ?.loot.find((one) => !tokenOf(shown, one.token));
      return paid ? give(shown, notice.bandit, paid) : shown;
    }
    case 'fired': {
      const shooter = shown.bandits.find((one) => one.bandit === notice.bandit);
      const fired = withBandit(shown, notice.bandit, after, { ammo: Math.max(0, (shooter?.ammo ?? 1) - 1) });
      return hit(fired, notice.at);
    }
    case 'neutral-bullet':
      return hit({ ...shown, neutral_bullets: Math.max(0, shown.neutral_bullets - 1) }, notice.bandit);
    case 'round-began':
      return {
        ...shown,
        stage: 'schemin',
        round: notice.round,
        turns: notice.turns,
        event: notice.event,
        turn: 1,
        step: 0,
        to_act: after.to_act,
        talk_closed: after.talk_closed,
        pile: [],
        seats: shown.seats,
      };
    case 'turn-began':
      return { ...shown, stage: 'schemin', turn: notice.turn, step: 0, to_act: after.to_act };
    case 'card-played':
      return lay(
        {
          ...shown,
          step: shown.step + 1,
          to_act: stillToAct(shown, after),
          seats: shown.seats.map((seat) => without(seat, notice)),
        },
        { seat: notice.seat, card: notice.card, face_down: notice.face_down },
      );
    case 'plot-laid':
      return lay(shown, { seat: null, card: notice.card, face_down: notice.face_down });
    case 'stealin-began':
      return {
        ...shown,
        stage: 'stealin',
        to_act: [],
        talk_closed: after.talk_closed,
        pile: shown.pile.map((card) => ({ ...card, progress: 'waiting' as const })),
      };
    case 'card-revealed':
      return reveal(shown, notice.card);
    case 'plot-revealed':
      return reveal(shown, notice.card);
    case 'event-began':
      return { ...shown, stage: 'round-end', pile: shown.pile.map((card) => ({ ...card, progress: 'done' as const })) };
    case 'plan-advanced':
      return shown.armored ? { ...shown, armored: { ...shown.armored, track: notice.step } } : shown;
    case 'courier-hit':
    case 'long-shot-hit': {
      if (!shown.armored || !after.armored) return shown;
      const { wild_bunch, wild_bunch_of } = after.armored;
      return { ...shown, armored: { ...shown.armored, wild_bunch, wild_bunch_of } };
    }
    case 'trains-passed':
      return { ...shown, cars: shown.cars.map((car) => ({ ...car, beside: besideIn(after, car) })) };
    case 'first-player':
      return { ...shown, first: notice.seat };
    case 'cards-drawn':
    case 'hand-returned':
      return {
        ...shown,
        seats: shown.seats.map((seat) => (seat.seat === notice.seat ? cardsOf(after, seat.seat, seat) : seat)),
      };
    case 'game-over':
      return { ...shown, stage: 'over', pile: [] };
    default:
      return shown;
  }
}

/** A card that was laid may have been the last of its turn. */
function stillToAct(shown: ViewJson, after: ViewJson): Seat[] {
  return after.round === shown.round && after.turn === shown.turn ? after.to_act : [];
}

function placeOf(view: ViewJson, bandit: BanditJson): Place | null {
  return view.bandits.find((one) => one.bandit === bandit.bandit)?.place ?? null;
}

function besideIn(view: ViewJson, car: CarJson): CarJson['beside'] {
  return view.cars.find((one) => one.car === car.car)?.beside ?? null;
}

/** A bandit may be new: then it is taken from the later view. */
function withBandit(view: ViewJson, bandit: Bandit, after: ViewJson, change: Partial<BanditJson>): ViewJson {
  const known = view.bandits.some((one) => one.bandit === bandit);
  const bandits = known ? view.bandits : [...view.bandits, ...after.bandits.filter((one) => one.bandit === bandit)];
  return { ...view, bandits: bandits.map((one) => (one.bandit === bandit ? { ...one, ...change } : one)) };
}

function hit(view: ViewJson, bandit: Bandit): ViewJson {
  const seat = view.bandits.find((one) => one.bandit === bandit)?.seat;
  return {
    ...view,
    seats: view.seats.map((one) => (one.seat === seat ? { ...one, received: one.received + 1 } : one)),
  };
}

function cardsOf(after: ViewJson, seat: Seat, before: ViewJson['seats'][number]): ViewJson['seats'][number] {
  const now = after.seats.find((one) => one.seat === seat);
  return now ? { ...before, hand: now.hand, deck_hidden: now.deck_hidden, deck_top: now.deck_top } : before;
}

/** A seat whose card has left the hand; which one is known only to its owner. */
function without(
  seat: ViewJson['seats'][number],
  played: Extract<NoticeJson, { what: 'card-played' }>,
): ViewJson['seats'][number] {
  if (seat.seat !== played.seat) return seat;
  const known = seat.hand.findIndex(({ card }) => card === played.card);
  const gone = known < 0 ? seat.hand.findIndex(({ card }) => card === null) : known;
  return gone < 0 ? seat : { ...seat, hand: seat.hand.filter((_, index) => index !== gone) };
}

function lay(view: ViewJson, card: Pick<PlannedJson, 'seat' | 'card' | 'face_down'>): ViewJson {
  return { ...view, pile: [...view.pile, { ...card, followed: false, progress: 'waiting' }] };
}

/** The card that was carried out is done, and the next one lies open. */
function reveal(view: ViewJson, card: PlannedJson['card']): ViewJson {
  const pile = view.pile.map((one) => (one.progress === 'now' ? { ...one, progress: 'done' as const } : one));
  const next = pile.findIndex((one) => one.progress === 'waiting');
  const planned = pile[next];
  if (planned) pile[next] = { ...planned, card, progress: 'now' };
  return { ...view, stage: 'stealin', pile };
}

function tokenOf(view: ViewJson, token: Token): TokenJson | undefined {
  const all = [
    ...view.bandits.flatMap((bandit) => bandit.loot),
    ...view.cars.flatMap((car) => [...(car.inside ?? []), ...car.roof]),
  ];
  return all.find((one) => one.token === token);
}

/** A token as the viewer knows it now: whoever takes a purse sees its value. */
function tokenIn(after: ViewJson, shown: ViewJson, token: Token): TokenJson | undefined {
  return tokenOf(after, token) ?? tokenOf(shown, token);
}

/** The picture without a token. */
function lift(view: ViewJson, token: Token): ViewJson {
  const without = (tokens: TokenJson[]) => tokens.filter((one) => one.token !== token);
  return {
    ...view,
    bandits: view.bandits.map((bandit) => ({ ...bandit, loot: without(bandit.loot) })),
    cars: view.cars.map((car) => ({ ...car, inside: car.inside && without(car.inside), roof: without(car.roof) })),
  };
}

function give(view: ViewJson, bandit: Bandit, token: TokenJson | undefined): ViewJson {
  if (!token) return view;
  return {
    ...view,
    bandits: view.bandits.map((one) => (one.bandit === bandit ? { ...one, loot: [...one.loot, token] } : one)),
  };
}

function drop(view: ViewJson, place: Place, token: TokenJson | undefined): ViewJson {
  if (!token) return view;
  const [car, floor] = [carOf(place), floorOf(place)];
  const lying = (one: CarJson): CarJson =>
    floor === 'roof' ? { ...one, roof: [...one.roof, token] } : { ...one, inside: [...(one.inside ?? []), token] };
  return { ...view, cars: view.cars.map((one) => (one.car === car ? lying(one) : one)) };
}
