/** How a game ended for whoever looks. */
import { seatIndex } from '../game/words';
import type { LobbyResult, MyTableJson } from '../protocol/types';

/** That of one's own seat; of several the best, for people who passed the device. */
export function ownResult({ seats, chairs }: Pick<MyTableJson, 'seats' | 'chairs'>): LobbyResult | null {
  const own = seats.flatMap((seat) => chairs[seatIndex(seat)]?.result ?? []);
  return own.reduce<LobbyResult | null>((best, one) => (best && best.place <= one.place ? best : one), null);
}
