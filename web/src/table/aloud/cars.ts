/** A sentence for each car: who stands inside and on the roof, and what lies there. */
import { figures, hasGun, isCourier } from '../../game/board';
import { placeOf } from '../../game/words';
import type { CarJson, Floor, TokenJson, ViewJson } from '../../protocol/types';
import { listed, t } from '../../words/words.svelte';
import { lyingWords } from './loot';

export interface TrainAloud {
  number: number;
  name: string;
  /** From the locomotive to the rear. */
  cars: { car: CarJson['car']; text: string }[];
}

export function trainsAloud(view: ViewJson): TrainAloud[] {
  const numbers = [...new Set(view.cars.map(({ train }) => train))];
  return numbers.map((number) => ({
    number,
    name: numbers.length < 2 ? t('aloud-train') : number === 1 ? t('aloud-train-start') : t('aloud-train-armored'),
    cars: view.cars.filter(({ train }) => train === number).map((car) => ({ car: car.car, text: carAloud(view, car) })),
  }));
}

/** A floor that is empty is left out: most of them are. */
export function carAloud(view: ViewJson, json: CarJson): string {
  const { train, beside, inside, roof } = json;
  const car = `car-${json.car}` as const;
  const floors = [
    floorAloud(view, json, 'inside', inside ?? [], (what) => t('aloud-inside', { what })),
    floorAloud(view, json, 'roof', roof, (what) => t('aloud-roof', { what })),
  ].filter((part) => part !== null);
  if (floors.length === 0) floors.push(t('aloud-empty'));
  // Of two cars side by side the first train's says so.
  if (train === 1 && beside) floors.push(t('side-by-side', { car: `car-${beside}` }));
  return t('aloud-car', { car, floors: floors.join('; ') });
}

function floorAloud(
  view: ViewJson,
  { car }: CarJson,
  floor: Floor,
  tokens: readonly TokenJson[],
  say: (what: string) => string,
): string | null {
  const place = placeOf(car, floor);
  const who = figures(view)
    .filter((figure) => figure.place === place)
    .map(({ id }) => (isCourier(id) ? t('bandit-courier') : t(`bandit-${id}`)));
  const gun = floor === 'roof' && hasGun(car) ? [t('aloud-gun')] : [];
  const all = [...who, ...lyingWords(tokens), ...gun];
  return all.length > 0 ? say(listed(all)) : null;
}
