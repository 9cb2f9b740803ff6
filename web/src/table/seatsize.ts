/** How seats are shown: with everything, as stamps for a phone, or as small as a fingertip. */
export type SeatLook = 'cards' | 'stamps' | 'chips';

/** How much room each seat has in its row, from what can be told in full to what has to be told in signs. */
export type SeatSize = 'full' | 'small' | 'tiny' | 'least';

/** The more seats there are, the smaller they get. */
export function seatSizeOf(width: number, seats: number): SeatSize {
  const each = (width - 48) / seats;
  if (each < 172) return 'least';
  return each < 225 ? 'tiny' : each < 245 ? 'small' : 'full';
}

/** What is beside the seats: with its name, without it, or on a phone. */
export type BoardSize = 'full' | 'narrow' | 'compact' | 'chip';

/** How wide it is, with the gap before it. */
export const BOARD_WIDTH = { full: 162, narrow: 106 };

/** As many tokens as there is room for; the rest is a number. */
export const LOOT_ROOM: Record<SeatSize, number> = { full: 7, small: 4, tiny: 4, least: 3 };

export interface SeatGrid {
  columns: number;
  size: SeatSize;
  board: 'full' | 'narrow';
}

/** Seats that tell everything, in as many rows as there may be. */
export function seatGrid(width: number, seats: number, board: boolean, rows: 1 | 2): SeatGrid {
  if (rows === 2 && seats > 3) {
    const columns = Math.ceil((seats + (board ? 1 : 0)) / 2);
    return { columns, size: seatSizeOf(width, columns), board: 'full' };
  }
  const boardSize = seats < 6 ? 'full' : 'narrow';
  return { columns: seats, size: seatSizeOf(width - (board ? BOARD_WIDTH[boardSize] : 0), seats), board: boardSize };
}
