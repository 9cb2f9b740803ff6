/** How much room each seat has in its row, from what can be told in full to what has to be told in signs. */
export type SeatSize = 'full' | 'small' | 'tiny' | 'least';

/** The more seats there are, the smaller they get. */
export function seatSizeOf(width: number, seats: number): SeatSize {
  const each = (width - 48) / seats;
  if (each < 172) return 'least';
  return each < 225 ? 'tiny' : each < 245 ? 'small' : 'full';
}

/** What is beside the seats: with its name, without it, or on a phone. */
export type BoardSize = 'full' | 'narrow' | 'compact';

/** How wide it is, with the gap before it. */
export const BOARD_WIDTH = { full: 162, narrow: 106 };

/** As many tokens as there is room for; the rest is a number. */
export const LOOT_ROOM: Record<SeatSize, number> = { full: 7, small: 4, tiny: 4, least: 3 };
