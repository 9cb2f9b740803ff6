/**
 * What a beginner might play, and why. Only what the server offers is ever suggested; the reasons are what anybody sees on
 * the board, and rules of thumb.
 */
import { lying, ownSeat } from '../game/board';
import { faceOf } from '../game/words';
import type { Action, ViewJson } from '../protocol/types';
import { type Situation, asks, planned } from './situation';

interface Thought {
  /** What it needs in hand; nothing if it is about drawing. */
  play?: Action;
  when: (now: Situation, before: Action | undefined) => boolean;
}

/** A hand with fewer cards to play than this soon runs dry. */
const FEW = 2;

/** The first that fits is said. `before` is the last card that the learner has planned in this round. */
const THOUGHTS = {
  'draw-only': { when: (now) => plays(now).length === 0 },
  rob: { play: 'robbery', when: ({ view }, before) => !before && lootBeside(view) },
  'rob-then': { play: 'robbery', when: (_, before) => before === 'move' || before === 'punch' },
  'draw-few': { when: (now) => plays(now).length <= FEW && offersDraw(now) },
  punch: { play: 'punch', when: ({ view }, before) => !before && company(view) },
  move: { play: 'move', when: (_, before) => before !== 'move' },
  climb: { play: 'floor-change', when: (_, before) => before !== 'floor-change' },
  fire: { play: 'fire', when: () => true },
  marshal: { play: 'marshal', when: () => true },
  free: { when: () => true },
} satisfies Record<string, Thought>;

export type Advice = keyof typeof THOUGHTS;

/** Something to consider, while the learner plays a card or draws. */
export function adviceOf(now: Situation): Advice | null {
  if (!asks(now, 'act')) return null;
  const before = planned(now).at(-1);
  const offered = plays(now);
  const found = Object.entries<Thought>(THOUGHTS).find(
    ([, { play, when }]) => (!play || offered.includes(play)) && when(now, before),
  );
  return (found?.[0] as Advice | undefined) ?? null;
}

/** The actions of the cards that can be played, each as often as it is offered. */
function plays({ choices }: Situation): Action[] {
  return (choices?.list ?? []).flatMap((choice) => {
    const face = choice.kind === 'play' ? faceOf(choice.card) : null;
    return face?.kind === 'action' ? [face.action] : [];
  });
}

function offersDraw({ choices }: Situation): boolean {
  return choices?.list.some(({ kind }) => kind === 'draw') ?? false;
}

function place(view: ViewJson) {
  return view.bandits.find(({ seat }) => seat === ownSeat(view))?.place ?? null;
}

/** Something lies where the learner stands. */
function lootBeside(view: ViewJson): boolean {
  return lying(view).some((token) => token.place === place(view));
}

/** Somebody stands where the learner stands. */
function company(view: ViewJson): boolean {
  return view.bandits.some((one) => one.seat !== ownSeat(view) && one.place === place(view));
}
