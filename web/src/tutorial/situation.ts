/** What the coach sees of a table, read the way lessons ask for it. Nothing here knows a rule. */
import { ownSeat } from '../game/board';
import { faceOf, leaderOf } from '../game/words';
import type { Picture } from '../player/player';
import type { Action, Ask, Bandit, Card, NoticeJson, Turn } from '../protocol/types';

export type Situation = Pick<Picture, 'view' | 'choices' | 'log'>;

/** The learner's bandit. */
export function learner({ view }: Situation): Bandit | null {
  const seat = ownSeat(view);
  return seat && leaderOf(view, seat);
}

/** Whoever has just done something. */
export function actor({ log }: Situation): Bandit | null {
  for (const { notice } of log.toReversed()) if ('bandit' in notice) return notice.bandit;
  return null;
}

/** The learner has to answer this kind of question, and can. */
export function asks({ view, choices }: Situation, ask: Ask): boolean {
  return choices !== null && view.asked?.ask === ask && view.asked.seat === ownSeat(view);
}

/** The learner plays a card or draws in a turn of this kind. */
export function actsIn(now: Situation, turn: Turn): boolean {
  return asks(now, 'act') && now.view.turns[now.view.turn - 1] === turn;
}

/** Something of this kind has been shown. */
export function saw<W extends NoticeJson['what']>(
  { log }: Situation,
  what: W,
  fits: (notice: Extract<NoticeJson, { what: W }>) => boolean = () => true,
): boolean {
  return log.some(({ notice }) => notice.what === what && fits(notice as Extract<NoticeJson, { what: W }>));
}

/** The action cards that the learner has in the pile, the first one first. */
export function planned({ view }: Situation): Action[] {
  const seat = ownSeat(view);
  return view.pile.flatMap((one) => {
    const face = one.seat === seat && one.card ? faceOf(one.card) : null;
    return face?.kind === 'action' ? [face.action] : [];
  });
}

function hand({ view }: Situation): Card[] {
  const own = view.seats.find(({ seat }) => seat === ownSeat(view));
  return own?.hand.flatMap(({ card }) => card ?? []) ?? [];
}

/** The learner has been dealt a hand. */
export function holdsCards(now: Situation): boolean {
  return hand(now).length > 0;
}

/** There are bullets among the learner's cards in hand. */
export function holdsBullet(now: Situation): boolean {
  return hand(now).some((card) => faceOf(card).kind === 'bullet');
}
