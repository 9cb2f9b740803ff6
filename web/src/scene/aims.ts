/** What of the stage stands for which choice, where it lights up. */
import type { Option } from '../game/targets';
import type { Composition, PlacedFigure, PlacedToken } from './compose';
import { GUN, type SceneLayout, type Spot } from './layout';

export interface Aims {
  places: { number: number; spot: Spot }[];
  figures: { number: number; figure: PlacedFigure }[];
  /** The first token of a choice bears its number. */
  tokens: { number: number; token: PlacedToken; first: boolean }[];
  guns: { number: number; x: number; y: number; size: number }[];
}

export function aimsOf(options: readonly Option[], stage: SceneLayout, composed: Composition): Aims {
  return {
    places: options.flatMap(({ number, places }) =>
      places.flatMap((place) => {
        const spot = stage.spots.get(place);
        return spot ? [{ number, spot }] : [];
      }),
    ),
    figures: options.flatMap(({ number, figures }) =>
      composed.figures.filter(({ id }) => figures.includes(id)).map((figure) => ({ number, figure })),
    ),
    tokens: options.flatMap(({ number, tokens }) =>
      composed.tokens
        .filter(({ lying }) => tokens.includes(lying.token))
        .map((token, index) => ({ number, token, first: index === 0 })),
    ),
    guns: options.flatMap(({ number, gun }) =>
      stage.vehicles
        .filter(({ car }) => car === gun)
        .map(({ x, y }) => ({
          number,
          x: x + GUN.x * stage.scale,
          y: y + GUN.y * stage.scale,
          size: GUN.size * stage.scale,
        })),
    ),
  };
}
