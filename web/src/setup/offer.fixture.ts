/** What a server offers, or so: as much of it as the tests of the form need. */
import { readFileSync } from 'node:fs';
import type { PresetJson, SwitchJson, Switches, TableSizeJson } from '../protocol/types';
import type { Offer } from './books';

/** The switches are those that a server offers. */
const PRESETS = new URL('../../../crates/protocol/fixtures/presets.json', import.meta.url);

export const LATE: Switches = {
  abilities: 'on',
  'belle-shield': 'fire-and-punch',
  couriers: 'off',
  events: 'on',
  expert: 'off',
  'expert-bullets': 'kept',
  'hidden-fire-follow-up': 'yes',
  'revenge-purse': 'leaves',
  shortage: 'nobody',
  'three-player-pairs': 'yes',
  'tuco-fires': 'up',
  'two-players': 'pairs-2018',
};
export const EARLY: Switches = {
  ...LATE,
  'two-players': 'team-2014',
  'three-player-pairs': 'no',
  'tuco-fires': 'both-ways',
};

const NOBODY = { leaders: [], depends_on: ['couriers'] } satisfies Partial<TableSizeJson>;
export const single = (seats: number, cars = seats): TableSizeJson => ({
  seats,
  pairs: false,
  format: 'single',
  bandits_each: 1,
  cars,
  least_admitted: seats,
  ...NOBODY,
});
export const TEAM: TableSizeJson = {
  ...single(2, 4),
  format: 'team-2014',
  bandits_each: 2,
  least_admitted: 4,
  depends_on: ['two-players', 'couriers'],
};
const LED = { format: 'pairs-2018', bandits_each: 2, least_admitted: 6, leaders: ['ghost', 'doc', 'belle'] } as const;
export const PAIR: TableSizeJson = {
  ...single(2, 3),
  ...LED,
  leaders: [...LED.leaders],
  depends_on: ['two-players', 'couriers'],
};
export const PAIRS: TableSizeJson = {
  ...single(3, 4),
  ...LED,
  leaders: [...LED.leaders],
  pairs: true,
  depends_on: ['three-player-pairs', 'couriers'],
};

const BASE: Pick<PresetJson, 'admitted' | 'cars' | 'depends_on'> = {
  admitted: ['ghost', 'cheyenne', 'tuco', 'django', 'belle', 'doc'],
  cars: ['baggage', 'second-class', 'first-class', 'dining', 'mail', 'saloon'],
  depends_on: ['couriers'],
};
export const OFFER: Offer = {
  books: [
    { preset: 'ru14', switches: EARLY, tables: [TEAM, single(3), single(4)], ...BASE },
    { preset: 'ru18-advanced', switches: LATE, tables: [PAIR, single(3), PAIRS, single(4)], ...BASE },
    {
      preset: 'couriers',
      switches: { ...LATE, couriers: 'normal' },
      tables: [single(3, 3), single(9, 3)],
      admitted: [...BASE.admitted, 'misty', 'twinzz', 'mei'],
      cars: ['dining', 'baggage', 'first-class'],
      depends_on: ['couriers'],
    },
  ],
  switches: (JSON.parse(readFileSync(PRESETS, 'utf8')) as { switches: SwitchJson[] }).switches,
};
