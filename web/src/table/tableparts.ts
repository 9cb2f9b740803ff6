/** What a table is put together from, on a phone as on a wide screen. */
import type { Snippet } from 'svelte';
import type { ScreenModel } from './screenstate.svelte';

export interface TableParts {
  screen: ScreenModel;
  title: string;
  note: string;
  /** What goes faster, pauses, or goes on. */
  controls: Snippet | undefined;
  /** What whoever has no seat sees where others have their hand. */
  watching: Snippet | undefined;
  onchoose: (text: string) => void;
  onsay: (text: string) => void;
}
