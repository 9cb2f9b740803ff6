/**
 * Which switches (V1) matter at a table. This is only about what the form shows: a switch that changes nothing is greyed
 * out and says why, and is not sent. The server checks everything anyway.
 */
import type { SwitchJson, Switches, TableSizeJson } from '../protocol/types';
import type { SwitchName } from './books';

export interface Situation {
  switches: Switches;
  size: TableSizeJson;
}

/** Why a switch changes nothing; the words are `moot-…`. */
export type Moot =
  'abilities' | 'events' | 'expert' | 'always-expert' | 'never-expert' | 'two' | 'three' | 'pairs' | 'base';

type Test = (now: Situation) => Moot | null;

const withAbilities: Test = ({ switches }) => (switches.abilities === 'on' ? null : 'abilities');
const inBaseGame: Test = ({ switches }) => (switches.couriers === 'off' ? null : 'base');

const TESTS: Partial<Record<SwitchName, Test>> = {
  'belle-shield': withAbilities,
  'tuco-fires': withAbilities,
  'revenge-purse': (now) => inBaseGame(now) ?? (now.switches.events === 'on' ? null : 'events'),
  'two-players': (now) => inBaseGame(now) ?? (now.size.seats === 2 ? null : 'two'),
  'three-player-pairs': (now) => inBaseGame(now) ?? (now.size.seats === 3 ? null : 'three'),
  'hidden-fire-follow-up': (now) => (now.size.format === 'pairs-2018' ? withAbilities(now) : 'pairs'),
  expert: ({ size }) =>
    size.format === 'team-2014' ? 'always-expert' : size.format === 'pairs-2018' ? 'never-expert' : null,
  'expert-bullets': ({ switches, size }) => {
    if (size.format === 'team-2014') return null;
    return size.format === 'single' && switches.expert === 'on' ? null : 'expert';
  },
};

export function moot(name: SwitchName, now: Situation): Moot | null {
  return TESTS[name]?.(now) ?? null;
}

/** Whether it is a plain yes or no; the second value is the yes. */
export function isToggle({ values }: SwitchJson): boolean {
  const [no, yes] = values;
  return values.length === 2 && ((no === 'off' && yes === 'on') || (no === 'no' && yes === 'yes'));
}

/** The switches as the rulebook sets them, but for those that were turned. */
export function turned(usual: Switches, own: Partial<Switches>): Switches {
  return { ...usual, ...own };
}

/** What is not as in the rulebook, and matters. */
export function differing(usual: Switches, now: Situation): Partial<Switches> {
  const names = Object.keys(usual) as SwitchName[];
  const different = names.filter((name) => now.switches[name] !== usual[name] && !moot(name, now));
  return Object.fromEntries(different.map((name) => [name, now.switches[name]]));
}
