/** What a table screen shows, whatever it comes from: a live table, a replay or the gallery. */
import type { Laid } from '../game/pile';
import type { Flight } from '../player/flights';
import type { Gestures, Shot } from '../player/performance';
import type { Happened } from '../player/player';
import type { ChoicesJson, SaidJson, Seat, TableJson, TurnJson, ViewJson } from '../protocol/types';

export interface ScreenState {
  view: ViewJson;
  choices: ChoicesJson | null;
  table: TableJson | null;
  /** The seats one plays oneself. */
  own: readonly Seat[];
  /** The seats whose player is connected. */
  there: readonly Seat[];
  turn: TurnJson | null;
  notices: readonly Happened[];
  /** What of that was shown since one came. */
  news: readonly Happened[];
  talk: readonly SaidJson[];
  laid: Laid;
  gestures: Gestures;
  shot: Shot | null;
  /** What is in the air. */
  flights: readonly Flight[];
  /** A line of narration, while something is played. */
  narration: string | null;
  /** How far the clock of the server is ahead of ours, in milliseconds. */
  ahead: number;
}

/** Seconds as `0:42`, with hours where there are any. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
