/**
 * Many figures at one place are small. Whoever points there sees them closer: as large as everywhere else, on a sheet of
 * their own in front of the train.
 */
import type { FigureId } from '../game/board';
import type { Place } from '../protocol/types';
import type { Composition, PlacedFigure } from './compose';
import { FIGURE, type SceneLayout, type Spot, stand } from './layout';
import type { Point } from './preview';

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place whose figures can be brought closer, and where they stand then. */
export interface Crowd {
  place: Place;
  /** Where one points to bring them closer, and what they stand on then. */
  frame: Rect;
  sheet: Rect;
  figures: PlacedFigure[];
}

/** Figures that are less tall can hardly be told apart. */
const LEGIBLE = 62;
/** How large they are on their sheet, if it is not too wide for the stage. */
const CLOSE = 0.94;
const EDGE = 10;

export function crowdsOf(stage: SceneLayout, composed: Composition, visible: number): Crowd[] {
  return [...stage.spots.values()].flatMap((spot) => {
    const here = composed.figures.filter(({ place }) => place === spot.place);
    const small = here.length > 1 && here.some(({ at }) => at.scale * FIGURE.height < LEGIBLE);
    return small ? [crowd(spot, here, stage.width, visible)] : [];
  });
}

function crowd(spot: Spot, here: PlacedFigure[], stage: number, visible: number): Crowd {
  const width = Math.min(here.length * FIGURE.gap * CLOSE, visible - 4 * EDGE);
  const half = width / 2 + EDGE;
  const x = Math.min(Math.max(spot.x, half + EDGE), stage - half - EDGE);
  const standing = stand(here.length, { ...spot, x, width }, CLOSE);
  const figures = here.flatMap((figure, index) => {
    const at = standing[index];
    return at ? [{ ...figure, at }] : [];
  });
  const top = Math.min(...figures.map(({ at }) => at.y - FIGURE.height * at.scale)) - EDGE;
  const bottom = spot.y + EDGE;
  const sheet = { x: x - half, y: top, width: 2 * half, height: bottom - top };
  return { place: spot.place, frame: spot.frame, sheet, figures };
}

/** Whom one points at. Those who are close already stay so while one points at their sheet. */
export function crowdAt(crowds: readonly Crowd[], point: Point, close: Place | null): Place | null {
  const inside = ({ x, y, width, height }: Rect) =>
    point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
  const kept = crowds.find(({ place, sheet, frame }) => place === close && (inside(sheet) || inside(frame)));
  return (kept ?? crowds.find(({ frame }) => inside(frame)))?.place ?? null;
}

/** The same composition, with some of its figures closer. */
export function bringCloser(composed: Composition, close: Crowd | undefined): Composition {
  if (!close) return composed;
  const at = (id: FigureId) => close.figures.find((figure) => figure.id === id);
  return { ...composed, figures: composed.figures.map((figure) => at(figure.id) ?? figure) };
}
