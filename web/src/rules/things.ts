/**
 * What has a section of its own in the rulebook, and how it is drawn there. The names are those of the protocol, so
 * that a new word of it fails to compile until it has a rule.
 */
import type { Action, Bandit, Car, Card, Format, LootKind, Plot, RoundCard, RoundEvent, Turn } from '../protocol/types';
import { BANDITS, LOOT_KINDS, ROUND_EVENTS, TURNS } from '../protocol/constants';
import { faceOf } from '../game/words';

export type Thing =
  | `action-${Action}`
  | `turn-${Turn}`
  | `event-${RoundEvent}`
  | `round-${Exclude<RoundCard, RoundEvent>}`
  | `bandit-${Bandit}`
  | `car-${Car}`
  | `loot-${LootKind}`
  | `plot-${Plot | 'binoculars'}`
  | `format-${Exclude<Format, 'single'>}`;

/** The sections that are about no single thing. */
export const TOPICS = [
  ...['aim', 'train', 'setup', 'secrets', 'round', 'schemin', 'round-cards', 'stealin', 'actions'],
  ...['danger', 'marshal', 'bullets', 'shortage', 'edge', 'events', 'bandits', 'scoring', 'winner', 'pairs'],
  ...['expert', 'editions', 'couriers', 'teams', 'two-trains', 'across', 'machine-gun', 'courier'],
  ...['bandits-couriers', 'horse-attack', 'professore', 'scoring-couriers', 'armored-train', 'events-couriers'],
] as const;

/** Where a link of the client can lead. */
export type Anchor = Thing | (typeof TOPICS)[number];

/** A drawing, or a card in somebody's colour. */
export type Drawing = { art: string } | { card: Card; of: Bandit | 'professore' };

const art = (name: string): Drawing => ({ art: name });
const card = (one: Card, of: Bandit | 'professore' = 'professore'): Drawing => ({ card: one, of });

/** Things of one kind, each with the drawing that has its name. */
function drawn<K extends string, T extends string>(kind: K, things: readonly T[], folder: string) {
  return Object.fromEntries(things.map((one) => [`${kind}-${one}`, art(`${folder}-${one}`)])) as Record<
    `${K}-${T}`,
    Drawing
  >;
}

export const THINGS: Record<Thing, Drawing | null> = {
  ...drawn('turn', TURNS, 'turns'),
  ...drawn('event', ROUND_EVENTS, 'events'),
  ...drawn('bandit', BANDITS, 'portraits'),
  ...drawn('loot', LOOT_KINDS, 'loot'),
  // One arm for each train, and one drawing for both.
  'event-swivel-arms': art('events-swivel-arm'),
  'action-move': card('move', 'doc'),
  'action-floor-change': card('floor-change', 'cheyenne'),
  'action-fire': card('fire', 'tuco'),
  'action-robbery': card('robbery', 'belle'),
  'action-punch': card('punch', 'django'),
  'action-marshal': card('marshal', 'ghost'),
  'action-nudge': card('nudge', 'twinzz'),
  'round-bridge': null,
  'round-mountain': null,
  'round-plan-of-action': art('events-plan-of-action'),
  'round-delayed-attack': art('events-delayed-attack'),
  'round-only-one-survives': art('events-only-one-survives'),
  'round-double-bottom': art('events-double-bottom'),
  'car-locomotive': art('scene-loco'),
  'car-baggage': art('scene-car-baggage'),
  'car-second-class': art('scene-car-second'),
  'car-first-class': art('scene-car-first'),
  'car-dining': art('scene-car-dining'),
  'car-mail': art('scene-car-mail'),
  'car-saloon': art('scene-car-saloon'),
  'car-armored-locomotive': art('scene-loco-armored'),
  'car-coal': art('scene-car-coal'),
  'car-armored-1': art('scene-car-armored'),
  'car-armored-2': null,
  'car-armored-3': null,
  'car-arsenal': art('scene-car-arsenal'),
  'car-infirmary': art('scene-car-infirmary'),
  'plot-scheme': card('scheme'),
  'plot-binoculars': card('binoculars:ghost'),
  'plot-extra-nudge': card('extra-nudge'),
  'plot-long-shot': card('long-shot'),
  'plot-rapid-fire': card('rapid-fire'),
  'format-team-2014': null,
  'format-pairs-2018': null,
};

const ELSEWHERE: Partial<Record<Anchor, Drawing>> = {
  marshal: art('portraits-marshal'),
  bullets: card('bullet:neutral'),
  'machine-gun': art('cards-machine-gun'),
  courier: art('portraits-courier'),
  professore: art('portraits-professore'),
};

const DRAWINGS: Partial<Record<string, Drawing | null>> = { ...THINGS, ...ELSEWHERE };

export function drawingOf(anchor: string): Drawing | null {
  return DRAWINGS[anchor] ?? null;
}

/** Where the rule of a card stands. */
export function ruleOfCard(card: Card): Anchor {
  const face = faceOf(card);
  if (face.kind === 'bullet') return 'bullets';
  return face.kind === 'action' ? `action-${face.action}` : `plot-${face.plot}`;
}

/** Where the rule of a figure stands. */
export function ruleOfFigure(figure: Bandit | 'marshal' | 'courier'): Anchor {
  return figure === 'marshal' || figure === 'courier' ? figure : `bandit-${figure}`;
}

/** Its right end says something else than an event. One with an event says nothing where events are not played. */
export function saysInstead(card: RoundCard | undefined): card is Exclude<RoundCard, RoundEvent> {
  return card !== undefined && Object.hasOwn(THINGS, `round-${card}`);
}

/** Where the rule of a round card's right end stands: its event, or what it says instead. */
export function ruleOfRound(card: RoundCard | undefined, event: RoundEvent | null): Anchor {
  if (event) return `event-${event}`;
  return saysInstead(card) ? `round-${card}` : 'round-cards';
}
