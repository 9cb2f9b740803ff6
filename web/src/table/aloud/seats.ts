/** A sentence for each seat: who plays it, whether it is their turn, bullets, loot and cards. */
import { deckOf } from '../../game/board';
import type { BanditJson, SeatJson, ViewJson } from '../../protocol/types';
import { t } from '../../words/words.svelte';
import { actorOf } from '../attention';
import type { Sitting } from '../sitting';
import { heldWords } from './loot';

export function seatAloud(view: ViewJson, seat: SeatJson, sitting: Sitting): string {
  const parts = [standing(view, seat), ...purses(view, seat), cards(view, seat)];
  return t('aloud-seat', { who: whoAloud(seat, sitting), facts: parts.filter(Boolean).join('; ') });
}

/** Bots are called like their bandit, who need not be named twice. */
function whoAloud({ bandits }: SeatJson, sitting: Sitting): string {
  const tag = tagOf(sitting);
  const name = tag ? t('aloud-who', { name: sitting.name, tag }) : sitting.name;
  const [one, two] = bandits;
  if (one && two) return t('aloud-plays-two', { name, one: `bandit-${one}`, two: `bandit-${two}` });
  return one && sitting.name !== t(`bandit-${one}`) ? t('aloud-plays', { name, bandit: `bandit-${one}` }) : name;
}

function tagOf({ kind, level, away, substituted }: Sitting): string {
  if (away) return t('seat-away');
  if (substituted) return t('seat-left');
  if (kind === 'bot' && level) return t('aloud-bot', { level: t(`level-${level}`) });
  return kind === 'you' ? t('seat-you') : '';
}

function standing(view: ViewJson, { seat, team }: SeatJson): string {
  const acts = actorOf(view) === seat;
  return [
    acts ? (view.asked ? t('aloud-deciding') : t('aloud-carries-out')) : '',
    view.first === seat ? t('seat-first-long') : '',
    team ? t(`team-${team}`) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function purses(view: ViewJson, { seat }: SeatJson): string[] {
  const bandits = view.bandits.filter((bandit) => bandit.seat === seat);
  const purse = ({ ammo, loot }: BanditJson) => `${t('stat-ammo', { left: ammo })}, ${heldWords(loot)}`;
  if (bandits.length < 2) return bandits.map(purse);
  return bandits.map((one) => t('aloud-of', { bandit: `bandit-${one.bandit}`, what: purse(one) }));
}

function cards(view: ViewJson, { seat, received, hand }: SeatJson): string {
  return [
    t('stat-received', { count: received }),
    t('stat-hand', { count: hand.length }),
    t('stat-deck', { count: deckOf(view, seat) }),
  ].join(', ');
}
