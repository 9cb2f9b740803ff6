/** What a server offers, or so: as much of it as the tests of the form need. */
import type { PresetJson, Switches, TableSizeJson } from '../protocol/types';
import type { Offer } from './books';

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

export const single = (seats: number, cars = seats): TableSizeJson => ({
  seats,
  pairs: false,
  format: 'single',
  bandits_each: 1,
  cars,
});
export const TEAM: TableSizeJson = { seats: 2, pairs: false, format: 'team-2014', bandits_each: 2, cars: 4 };
export const PAIR: TableSizeJson = { seats: 2, pairs: false, format: 'pairs-2018', bandits_each: 2, cars: 3 };
export const PAIRS: TableSizeJson = { seats: 3, pairs: true, format: 'pairs-2018', bandits_each: 2, cars: 4 };

const BASE: Pick<PresetJson, 'admitted' | 'cars'> = {
  admitted: ['ghost', 'cheyenne', 'tuco', 'django', 'belle', 'doc'],
  cars: ['baggage', 'second-class', 'first-class', 'dining', 'mail', 'saloon'],
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
    },
  ],
  switches: [],
};
