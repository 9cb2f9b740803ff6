/** What would come of a choice, shown on the stage before it is made. */
import { type FigureId, ownSeat } from '../game/board';
import type { Option } from '../game/targets';
import type { Bandit, Place, ViewJson } from '../protocol/types';
import type { Composition } from './compose';
import { FIGURE, type SceneLayout, type Standing, stand } from './layout';

export interface Point {
  x: number;
  y: number;
}

export type Preview =
  /** Somebody would go somewhere. */
  | { way: 'hop'; id: FigureId; from: Standing; to: Standing }
  /** Somebody would be shot at or struck. */
  | { way: 'aim'; from: Point; to: Point }
  /** Tokens would be taken. */
  | { way: 'take'; from: Point[]; to: Point };

export function preview(view: ViewJson, stage: SceneLayout, composed: Composition, option: Option): Preview | null {
  const { choice, tokens } = option;
  switch (choice.kind) {
    case 'go':
      return hop(stage, composed, view.asked?.bandit, choice.place);
    case 'push':
      return hop(stage, composed, view.asked?.victim, choice.place);
    case 'marshal':
      return hop(stage, composed, 'marshal', `${choice.car}/inside`);
    case 'fire':
    case 'fire-courier':
    case 'punch':
      return aim(composed, actorOf(view), option.figures[0]);
    case 'rob':
    case 'take':
      return take(composed, tokens, actorOf(view));
    case 'pickpocket':
      return take(composed, tokens, choice.bandit);
    default:
      return null;
  }
}

/** Who does what is asked. */
function actorOf(view: ViewJson): Bandit | undefined {
  return view.asked?.bandit ?? view.bandits.find(({ seat }) => seat === ownSeat(view))?.bandit;
}

function hop(stage: SceneLayout, composed: Composition, id: FigureId | undefined, place: Place): Preview | null {
  const from = composed.figures.find((figure) => figure.id === id);
  const spot = stage.spots.get(place);
  if (!from || !spot) return null;
  const there = composed.figures.filter((figure) => figure.place === place && figure.id !== id).length;
  const to = stand(there + 1, spot, stage.scale).at(-1);
  return to ? { way: 'hop', id: from.id, from: from.at, to } : null;
}

function aim(composed: Composition, shooter: FigureId | undefined, target: FigureId | undefined): Preview | null {
  const [from, to] = [shooter, target].map((id) => composed.figures.find((figure) => figure.id === id)?.at);
  return from && to ? { way: 'aim', ...lineOf(from, to) } : null;
}

function take(composed: Composition, tokens: Option['tokens'], taker: FigureId | undefined): Preview | null {
  const from = composed.tokens.filter(({ lying }) => tokens.includes(lying.token)).map(({ x, y }) => ({ x, y }));
  const to = composed.figures.find(({ id }) => id === taker)?.at;
  return from.length > 0 && to ? { way: 'take', from, to: { x: to.x, y: chest(to) } } : null;
}

/** The way of a bullet: from hand to chest. */
export function lineOf(from: Standing, to: Standing): { from: Point; to: Point } {
  const side = Math.sign(to.x - from.x) * 24 * from.scale;
  return { from: { x: from.x + side, y: chest(from) }, to: { x: to.x, y: chest(to) } };
}

function chest({ y, scale }: Standing): number {
  return y - FIGURE.height * scale * 0.52;
}
