/** A view put on the stage: which figure and which token stands where, in pixels. */
import { type FigureId, type Lying, figures, lying, pairs, train } from '../game/board';
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

/** The middle of a car on the stage. */
export function middleOf(stage: SceneLayout, car: Car): number {
  return stage.spots.get(`${car}/inside`)?.x ?? 0;
}
