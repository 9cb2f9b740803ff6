/** What stands above the log: whose decision it is, and a line about it. */
import type { Seat, ViewJson } from '../protocol/types';
import { t } from '../words/words.svelte';
import { question } from './optionwords';

export function headingOf(
  view: ViewJson,
  own: { acting: boolean; choosing: boolean },
  nameOf: (seat: Seat) => string,
): string {
  if (own.acting) return question(view);
  if (own.choosing) return t('what-happened');
  if (view.stage === 'over') return t('phase-over');
  return view.asked ? t('turn-of', { name: nameOf(view.asked.seat) }) : t('what-happened');
}

/** What may be done in this turn of Schemin'. */
export function noteOf(view: ViewJson): string {
  if (!view.asked?.may_draw) return t('note-play-only');
  return view.asked.face_down ? t('note-play-hidden') : t('note-play-open');
}
