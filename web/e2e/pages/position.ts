/** A position as far as a table tells it to everybody who sits there, so that what is heard can be compared. */
import { deckOf, figures, hasGun, isCourier, lying } from '../../src/game/board';
import { pileGroups } from '../../src/game/pile';
import { sideboardOf } from '../../src/game/sideboard';
import { faceOf, placeOf } from '../../src/game/words';
import type { Car, Card, LootKind, Snapshot, TokenJson, ViewJson } from '../../src/protocol/types';
import { heard as words } from '../support/words';

export interface Floor {
  who: string[];
  loot: Partial<Record<LootKind, number>>;
  gun: boolean;
}

export interface SeatHeard {
  name: string;
  tag: string;
  bandits: string[];
  deciding: boolean;
  first: boolean;
  team: string | null;
  /** Of each bandit. */
  ammo: number[];
  loot: Floor['loot'][];
  received: number;
  hand: number;
  deck: number;
}

export interface Position {
  round: number;
  turns: string[];
  /** Which of them is now; -1 if none is. */
  turn: number;
  event: string;
  cars: Record<string, { inside: Floor; roof: Floor; beside: Car | null }>;
  seats: SeatHeard[];
  pile: { bandit: string; card: string | null; down: boolean; progress: string }[];
  wild: { red: number; blue: number } | null;
  plan: number | null;
}

function counted(tokens: readonly Pick<TokenJson, 'kind'>[]): Floor['loot'] {
  const loot: Floor['loot'] = {};
  for (const { kind } of tokens) loot[kind] = (loot[kind] ?? 0) + 1;
  return loot;
}

function floorOf(view: ViewJson, car: Car, floor: 'inside' | 'roof'): Floor {
  const place = placeOf(car, floor);
  return {
    who: figures(view)
      .filter((figure) => figure.place === place)
      .map(({ id }) => (isCourier(id) ? 'courier' : id))
      .sort(),
    loot: counted(lying(view).filter((token) => token.place === place)),
    gun: floor === 'roof' && hasGun(car),
  };
}

/** Whose card it is goes without saying. */
function nameOf(card: Card): string {
  const face = faceOf(card);
  if (face.kind === 'action') return face.action;
  // Misty plays them (C55).
  if (face.kind === 'bullet') return 'bullet';
  return face.bandit ? `${face.plot}:${face.bandit}` : face.plot;
}

/** What the server has told this page. */
export function positionIn({ views, table, you }: Snapshot): Position {
  const view = views[0]?.view;
  if (!view) throw new Error('the game has not begun');
  const board = sideboardOf(view);
  const stage = view.stage === 'schemin';
  return {
    round: view.round,
    turns: view.turns,
    turn: stage ? view.turn - 1 : -1,
    event: eventName(view),
    cars: Object.fromEntries(
      view.cars.map(({ car, train, beside }) => [
        car,
        {
          inside: floorOf(view, car, 'inside'),
          roof: floorOf(view, car, 'roof'),
          beside: train === 1 ? beside : null,
        },
      ]),
    ),
    seats: view.seats.map((seat, index) => {
      const chair = table.chairs[index];
      const bandits = view.bandits.filter((bandit) => bandit.seat === seat.seat);
      return {
        name: chair?.who === 'person' ? chair.name : words(`bandit-${seat.bandits[0] ?? 'ghost'}`),
        tag:
          chair?.who === 'bot'
            ? words('aloud-bot', { level: words(`level-${chair.level}`) })
            : you.seats.includes(seat.seat)
              ? words('seat-you')
              : '',
        bandits: seat.bandits,
        deciding: view.asked?.seat === seat.seat,
        first: view.first === seat.seat,
        team: seat.team,
        ammo: bandits.map(({ ammo }) => ammo),
        loot: bandits.map(({ loot }) => counted(loot)),
        received: seat.received,
        hand: seat.hand.length,
        deck: deckOf(view, seat.seat),
      };
    }),
    pile: pileGroups(view).flatMap(({ cards }) =>
      cards.map(({ bandit, card, faceDown, progress }) => ({
        bandit: bandit ?? '',
        card: card && nameOf(card),
        down: progress === 'waiting' && faceDown,
        progress,
      })),
    ),
    wild: board?.hits ?? null,
    plan: board?.professore?.step ?? null,
  };
}

function eventName({ event, round_cards }: ViewJson): string {
  if (event) return words(`event-${event}`);
  const card = round_cards.at(-1);
  // Before the first round card there is none to tell of.
  if (!card) return '';
  const says = [
    'bridge',
    'mountain',
    'plan-of-action',
    'delayed-attack',
    'only-one-survives',
    'double-bottom',
  ] as const;
  const own = says.find((one) => one === card);
  return own ? words(`round-${own}`) : words('event-none');
}
