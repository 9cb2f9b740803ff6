/** What would come of a choice, shown on the stage before it is made. */
import { type FigureId, ownSeat } from '../game/board';
import type { Option } from '../game/targets';
import { floorOf } from '../game/words';
import type { Bandit, Car, LootKind, Place, ViewJson } from '../protocol/types';
import type { Composition } from './compose';
import { FIGURE, GUN, type SceneLayout, type Standing, TOKEN, lay, stand } from './layout';

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
  | { way: 'take'; from: Point[]; to: Point }
  /** Somebody would lose a token of this kind: it would lie there. */
  | { way: 'drop'; loot: LootKind; from: Point; to: Point; scale: number }
  /** The machine gun would rake the roofs: those before and behind it, and those of the other train. */
  | { way: 'rake'; from: Point; along: [Point, Point]; across: [Point, Point] | null };

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
    case 'knock':
      return drop(stage, composed, choice.loot, view.asked?.victim);
    case 'drop':
      return drop(stage, composed, choice.loot, actorOf(view));
    case 'gun':
      return rake(stage, option.gun);
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

function drop(stage: SceneLayout, composed: Composition, loot: LootKind, loser: Bandit | undefined): Preview | null {
  const figure = composed.figures.find(({ id }) => id === loser);
  const to = figure && besideTokens(stage, composed, figure.place);
  return to ? { way: 'drop', loot, from: { x: figure.at.x, y: chest(figure.at) }, to, scale: stage.scale } : null;
}

/** Where one more token finds room, while the others lie where they are. */
function besideTokens(stage: SceneLayout, composed: Composition, place: Place): Point | undefined {
  const spot = stage.spots.get(place);
  if (!spot) return undefined;
  const last = composed.tokens.findLast(({ lying }) => lying.place === place);
  const figures = composed.figures.filter((figure) => figure.place === place).length;
  if (!last) return lay(1, spot, stage.scale, floorOf(place), figures)[0];
  const end = spot.frame.x + spot.frame.width - (TOKEN / 2) * stage.scale;
  return { x: Math.min(last.x + TOKEN * stage.scale, end), y: last.y };
}

function rake(stage: SceneLayout, car: Car | null): Preview | null {
  const at = stage.vehicles.find((vehicle) => vehicle.car === car);
  const along = at && roofsOf(stage, at.train);
  if (!along) return null;
  const from = { x: at.x + (GUN.x + GUN.size / 2) * stage.scale, y: at.y + (GUN.y + GUN.barrels) * stage.scale };
  return { way: 'rake', from, along, across: roofsOf(stage, 3 - at.train) };
}

/** From end to end over the roofs of a train, as high as a chest. */
function roofsOf(stage: SceneLayout, train: number): [Point, Point] | null {
  const cars = stage.vehicles.filter((vehicle) => vehicle.train === train);
  const roofs = cars.flatMap(({ car }) => stage.spots.get(`${car}/roof`) ?? []);
  const [any] = roofs;
  if (!any) return null;
  const y = chest({ y: any.y, scale: stage.scale });
  const across = roofs.map(({ x }) => x);
  return [
    { x: Math.min(...across), y },
    { x: Math.max(...across), y },
  ];
}

/** The way of a bullet: from hand to chest. */
export function lineOf(from: Standing, to: Standing): { from: Point; to: Point } {
  const side = Math.sign(to.x - from.x) * 24 * from.scale;
  return { from: { x: from.x + side, y: chest(from) }, to: { x: to.x, y: chest(to) } };
}

function chest({ y, scale }: Pick<Standing, 'y' | 'scale'>): number {
  return y - FIGURE.height * scale * 0.52;
}
