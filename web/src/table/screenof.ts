/** What a table screen shows of a picture that is being played: at a live table, in a replay, in the tutorial. */
import type { Picture } from '../player/player';
import type { Seat, Snapshot } from '../protocol/types';
import type { ScreenState } from './screen';
import { sittings } from './sitting';
import { tell } from './tell';

/** What a screen shows beside the game itself. */
export type Around = Pick<ScreenState, 'table' | 'own' | 'there' | 'turn' | 'talk' | 'ahead'>;

/** What surrounds the game at a live table. `ahead` is how far its clock is ahead of ours. */
export function aroundOf({ table, you, presence, turn, talk }: Snapshot, ahead: number): Around {
  return { table, own: you.seats, there: presence.there, turn, talk, ahead };
}

export function screenOf(around: Around, picture: Picture): ScreenState {
  const { view, choices, laid, gestures, shot, flights, notice, log, playing } = picture;
  const names = sittings(around.table, view, around.own, around.there);
  const nameOf = (seat: Seat) => names.find((one) => one.seat === seat)?.name ?? seat;
  return {
    ...around,
    view,
    choices,
    turn: playing ? null : around.turn,
    notices: log,
    news: log,
    laid,
    gestures,
    shot,
    flights,
    narration: notice ? (tell(notice, view, nameOf)?.text ?? null) : null,
  };
}
