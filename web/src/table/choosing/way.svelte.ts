/** How a click becomes a decision: it is confirmed, or can be taken back for a moment, or counts at once. */
import { readSetting, writeSetting } from '../../style/settings';

export const WAYS = ['confirm', 'moment', 'once'] as const;
export type Way = (typeof WAYS)[number];

let chosen = $state<Way | null>(WAYS.find((one) => one === readSetting('choosing')) ?? null);
/** What is usual on this screen. */
let usual = $state<Way>('moment');

/** A thumb confirms, for it covers what it points at; a pointer may err for a moment. */
export function usualOn(phone: boolean): void {
  usual = phone ? 'confirm' : 'moment';
}

export function wayToChoose(): Way {
  return chosen ?? usual;
}

export function chooseWay(way: Way): void {
  chosen = way;
  writeSetting('choosing', way);
}
