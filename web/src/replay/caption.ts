/** A moment in words. */
import type { NoticeJson } from '../protocol/types';
import { type Told, chapterName } from '../table/tell';
import { type Chapter, type Moment, placeIn, weighs } from './moments';

/** What happened: what is worth a look, and where a round or a phase begins. Else the little that there was. */
export function captionOf(moment: Moment, told: (notice: NoticeJson) => Told | null): string {
  const notices = moment.happened.map(({ notice }) => notice);
  const worth = notices.filter((notice) => weighs(notice, moment.view) || chapterName(notice) !== null);
  const lines = (worth.length > 0 ? worth : notices).flatMap((notice) => told(notice)?.text ?? []);
  return lines.slice(-2).join(' ');
}

/** Where in the game: “Round 2 · Stealin'”. */
export function placeName(chapters: readonly Chapter[], at: number): string {
  const { round, phase } = placeIn(chapters, at);
  return [round, phase].flatMap((chapter) => (chapter && chapterName(chapter.notice)) ?? []).join(' · ');
}
