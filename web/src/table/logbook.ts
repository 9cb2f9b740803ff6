/** What can be done with the log where it is shown; the page says so for all that is inside it. */
import { getContext, setContext } from 'svelte';
import type { Happened } from '../player/player';

export interface Logbook {
  /** Where a line can be seen again. */
  href(line: Happened): string;
  /** Goes there without leaving the page. */
  jump?(line: Happened): void;
  /** The latest thing that is seen, in a log that goes further. */
  now?(): Happened | null;
  /** Nobody talks here: there is no chat. */
  silent?: boolean;
}

const KEY = Symbol('logbook');

export function keepLogbook(book: Logbook): void {
  setContext(KEY, book);
}

/** None where a log is only to be read. */
export function logbook(): Logbook | undefined {
  return getContext<Logbook | undefined>(KEY);
}
