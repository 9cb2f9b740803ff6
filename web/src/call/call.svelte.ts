/** One's turn is told to whoever looks elsewhere: by the tab, and by the device if they want it. */
import { isHidden } from '../rest/rest.svelte';
import type { Notice } from './notice.svelte';
import { markTab } from './tab';

/** For the life of the component that calls it. `decision` is the number of the one that is awaited here, if any. */
export function callFor(decision: () => number | null, notice: () => Notice): void {
  const awaited = $derived(isHidden() ? decision() : null);
  $effect(() => {
    if (awaited === null) return;
    const unmark = markTab();
    let takeAway: (() => void) | null = null;
    let back = false;
    void import('./notice.svelte').then(({ notify }) => {
      if (!back) takeAway = notify(notice());
    });
    return () => {
      back = true;
      unmark();
      takeAway?.();
    };
  });
}
