/** How much room each seat has in its row, from what can be told in full to what has to be told in signs. */
export type SeatSize = 'full' | 'small' | 'tiny';

/** The more seats there are, the smaller they get. */
export function seatSizeOf(width: number, seats: number): SeatSize {
  const each = (width - 48) / seats;
  return each < 212 ? 'tiny' : each < 245 ? 'small' : 'full';
}

/** As many tokens as there is room for; the rest is a number. */
export const LOOT_ROOM: Record<SeatSize, number> = { full: 7, small: 4, tiny: 3 };
