/**
 * Where a card of the hand would lead, as everything stands now: the server says so while one plans, and it is shown like
 * choices, though nothing of it can be chosen yet.
 */
import type { Card, ChoicesJson, OutlookJson, ViewJson } from '../protocol/types';
import { type Option, options } from './targets';

export interface Foreseen {
  outlook: OutlookJson;
  /** The view as if the card were carried out: whoever does so is asked. */
  view: ViewJson;
  options: Option[];
}

export function foreseen(view: ViewJson, choices: ChoicesJson | null, card: Card | null): Foreseen | null {
  const outlook = choices?.outlooks.find((one) => one.card === card);
  if (!outlook || !view.asked) return null;
  const then = { ...view, asked: { ...view.asked, bandit: outlook.bandit } };
  const list = outlook.choices.map((choice) => ({ ...choice, text: '' }));
  return { outlook, view: then, options: options(then, { total: list.length, list, keep: null, outlooks: [] }) };
}
