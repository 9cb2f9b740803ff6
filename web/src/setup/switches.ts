/** Which switches (V1) matter at a table: one that changes nothing is greyed out and says why, and is not sent. */
import type { Moot, MootJson, SwitchJson, Switches, TableSizeJson } from '../protocol/types';

export interface Situation {
  switches: Switches;
  size: TableSizeJson;
}

/** Why a switch changes nothing, if it doesn't; the words are `moot-…`. */
export function moot({ moot: cases }: Pick<SwitchJson, 'moot'>, { switches, size }: Situation): Moot | null {
  const holds = ({ switch: other, formats, unless_seats }: MootJson) =>
    (!other || other.values.includes(switches[other.name])) &&
    (formats.length === 0 || formats.includes(size.format)) &&
    unless_seats !== size.seats;
  return cases.find(holds)?.why ?? null;
}

/** Whether it is a plain yes or no; the second value is the yes. */
export function isToggle({ values }: Pick<SwitchJson, 'values'>): boolean {
  const [no, yes] = values;
  return values.length === 2 && ((no === 'off' && yes === 'on') || (no === 'no' && yes === 'yes'));
}

/** The switches as the rulebook sets them, but for those that were turned. */
export function turned(usual: Switches, own: Partial<Switches>): Switches {
  return { ...usual, ...own };
}

/** What is not as in the rulebook, and matters. */
export function differing(all: readonly SwitchJson[], usual: Switches, now: Situation): Partial<Switches> {
  const different = all.filter((one) => now.switches[one.name] !== usual[one.name] && !moot(one, now));
  return Object.fromEntries(different.map(({ name }) => [name, now.switches[name]]));
}
