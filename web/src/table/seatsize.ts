/** How seats are shown: with everything, as stamps for a phone, or as small as a fingertip. */
export type SeatLook = 'cards' | 'stamps' | 'chips';

/** How much room each seat has in its row, from what can be told in full to what has to be told in signs. */
export type SeatSize = 'full' | 'small' | 'tiny' | 'least';

/** The least room for a seat that tells everything; below that it becomes a stamp. */
const NARROWEST_CARD = 110;

/** The more seats there are, the smaller they get. */
function sizeFor(each: number): SeatSize {
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
  look: SeatLook;
  columns: number;
  size: SeatSize;
  board: 'full' | 'narrow';
}

/** What stands in rows: the seats, and perhaps the board beside them. */
export interface Row {
  width: number;
  seats: number;
  board: boolean;
  /** Cards may stand in two rows. */
  rows: 1 | 2;
}

/** How seats that would tell everything stand, in as many rows as there may be; as stamps if there is no room for that. */
export function seatGrid({ width, seats, board, rows }: Row): SeatGrid {
  const room = width - 48;
  if (rows === 2 && seats > 3) {
    const columns = Math.ceil((seats + (board ? 1 : 0)) / 2);
    const each = room / columns;
    return { look: 'cards', columns, size: sizeFor(each), board: each < BOARD_WIDTH.full ? 'narrow' : 'full' };
  }
  const beside = seats < 6 ? 'full' : 'narrow';
  const each = (room - (board ? BOARD_WIDTH[beside] : 0)) / seats;
  return { look: each < NARROWEST_CARD ? 'stamps' : 'cards', columns: seats, size: sizeFor(each), board: beside };
}
