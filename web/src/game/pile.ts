/** The common pile as a row: what has been carried out, what waits, and who is still to lay a card. */
import type { Bandit, Card, Hiding, NoticeJson, PlannedJson, Turn, ViewJson } from '../protocol/types';
import { banditOfCard, leaderOf } from './words';

export interface PileCard {
  key: string;
  /** Its place in the pile, counted from zero. */
  index: number;
  /** Whose it is; nobody's if it is Il Professore's. */
  bandit: Bandit | 'professore' | null;
  card: Card | null;
  faceDown: boolean;
  progress: PlannedJson['progress'];
}

export interface PileGroup {
  /** The turn in which the cards were laid; unknown for what lay there before one came. */
  turn: Turn | null;
  cards: PileCard[];
  /** Who is still to act in this turn. */
  slots: (Bandit | null)[];
}

/** How a card was laid. */
export interface LaidCard {
  /** In which turn, counted from zero. */
  turn: number;
  /** Why it lies face down, if it does. */
  hidden: Hiding | null;
}

/** How each card of the pile was laid; null where nobody saw it. */
export type Laid = readonly (LaidCard | null)[];

/** The same after some notices. A view does not tell it, so it is followed as it happens. */
export function followPile(laid: Laid, before: number, notices: readonly NoticeJson[]): { laid: Laid; turn: number } {
  let [now, turn]: [(LaidCard | null)[], number] = [[...laid], before];
  for (const notice of notices) {
    if (notice.what === 'round-began') [now, turn] = [[], 0];
    else if (notice.what === 'turn-began') turn = notice.turn - 1;
    else if (notice.what === 'card-played' || notice.what === 'plot-laid') now.push({ turn, hidden: notice.hidden_by });
  }
  return { laid: now, turn };
}

export function pileGroups(view: ViewJson, laid: Laid = []): PileGroup[] {
  const groups: PileGroup[] = [];
  let last: number | null | undefined;
  view.pile.forEach((planned, index) => {
    const turn = laid[index]?.turn ?? null;
    if (groups.length === 0 || turn !== last) {
      groups.push({ turn: turn === null ? null : (view.turns[turn] ?? null), cards: [], slots: [] });
    }
    last = turn;
    groups.at(-1)?.cards.push(pileCard(view, planned, index));
  });
  // Whoever is still to act in this turn of Schemin'.
  const slots = view.to_act.map((seat) => leaderOf(view, seat));
  if (slots.length > 0) {
    const now = view.turn - 1;
    if (groups.length === 0 || last !== now) groups.push({ turn: view.turns[now] ?? null, cards: [], slots: [] });
    groups.at(-1)?.slots.push(...slots);
  }
  return groups;
}

export function pileCard(view: ViewJson, planned: PlannedJson, index: number): PileCard {
  return {
    key: `${view.round}-${index}`,
    index,
    bandit: planned.seat ? banditOfCard(view, planned.seat, planned.card) : 'professore',
    card: planned.card,
    faceDown: planned.face_down,
    progress: planned.progress,
  };
}

/** Why a card of the pile lies face down, if one saw it laid. Once it has been turned over, nobody asks. */
export function whyHidden({ index, progress }: PileCard, laid: Laid): Hiding | null {
  return progress === 'waiting' ? (laid[index]?.hidden ?? null) : null;
}

/** Which card of how many is carried out. */
export function pileProgress(view: ViewJson): { now: number; of: number } {
  const done = view.pile.filter(({ progress }) => progress === 'done').length;
  return { now: Math.min(done + 1, view.pile.length), of: view.pile.length };
}
