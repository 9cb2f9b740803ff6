/** A moment in the reader's language. */
import { language } from '../words/words.svelte';

/** The time of day, and the day unless it is today. */
export function moment(at: number, now = Date.now()): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language(), { timeStyle: 'short', ...(!today && { dateStyle: 'medium' }) }).format(at);
}
