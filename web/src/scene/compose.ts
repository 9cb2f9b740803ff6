/** A view put on the stage: which figure and which token stands where, in pixels. */
import { type FigureId, type Lying, figures, lying, pairs, train } from '../game/board';
import type { Option } from '../game/targets';
import { floorOf } from '../game/words';
import type { Car, Place, ViewJson } from '../protocol/types';
import { type SceneLayout, type Standing, type Trains, lay, roofRoom, stand } from './layout';

export interface PlacedFigure {
  id: FigureId;
  place: Place;
  seat: string | null;
  at: Standing;
}

export interface PlacedToken {
  lying: Lying;
  x: number;
  y: number;
}

export interface Composition {
  figures: PlacedFigure[];
  tokens: PlacedToken[];
}

/** The trains of a view. Before anybody can tell how they pass each other they stand locomotive to locomotive. */
export function trainsOf(view: ViewJson): Trains {
  const [first, second] = [train(view, 1), train(view, 2)];
  const [pair] = pairs(view);
  const shift = pair ? first.indexOf(pair[0]) + second.indexOf(pair[1]) : 0;
  return { first, second, shift };
}

export function compose(view: ViewJson, stage: SceneLayout): Composition {
  const byPlace = group(figures(view), ({ place }) => place);
  const lootByPlace = group(lying(view), ({ place }) => place);
  const composed: Composition = { figures: [], tokens: [] };
  for (const [place, spot] of stage.spots) {
    const here = byPlace.get(place) ?? [];
    const loot = lootByPlace.get(place) ?? [];
    const floor = floorOf(place);
    const beside = floor === 'roof' && here.length > 0 ? roofRoom(loot.length, spot, stage.scale) : 0;
    const standing = stand(here.length, spot, stage.scale, beside);
    here.forEach(({ id, seat }, index) => {
      const at = standing[index];
      if (at) composed.figures.push({ id, place, seat, at });
    });
    const lanes = lay(loot.length, spot, stage.scale, floor, here.length);
    loot.forEach((token, index) => {
      const lane = lanes[index];
      if (lane) composed.tokens.push({ lying: token, ...lane });
    });
  }
  return composed;
}

function group<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const found = groups.get(key(item));
    if (found) found.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** Who would go where if an option were chosen: shown before it is. */
export interface Preview {
  id: FigureId;
  from: Standing;
  to: Standing;
}

export function preview(view: ViewJson, stage: SceneLayout, composed: Composition, option: Option): Preview | null {
  const [place] = option.places;
  const mover = moverOf(view, option);
  if (!place || !mover) return null;
  const from = composed.figures.find(({ id }) => id === mover);
  const spot = stage.spots.get(place);
  if (!from || !spot) return null;
  const there = composed.figures.filter((figure) => figure.place === place && figure.id !== mover).length;
  const to = stand(there + 1, spot, stage.scale).at(-1);
  return to ? { id: mover, from: from.at, to } : null;
}

function moverOf(view: ViewJson, { choice }: Option): FigureId | null {
  if (choice.kind === 'go') return view.asked?.bandit ?? null;
  if (choice.kind === 'push') return view.asked?.victim ?? null;
  if (choice.kind === 'marshal') return 'marshal';
  return null;
}

/** The middle of a car on the stage. */
export function middleOf(stage: SceneLayout, car: Car): number {
  return stage.spots.get(`${car}/inside`)?.x ?? 0;
}
