/**
 * Words are longer in one language than in another, so nobody can tell beforehand how large they may be. What is given
 * several ways to look tries one after another, from the most comfortable to the tightest, and keeps the first that fits.
 */
import type { Attachment } from 'svelte/attachments';
import { lookBeforeFrame } from './look';

/** Whether everything that is in it can be seen; a pixel may be lost to rounding. */
function fits(box: Element): boolean {
  return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
}

/**
 * The type that is meant may come later. Asking the document whether it is there (`fonts.ready`) would lay out everything
 * at once, for each of them.
 */
const untilTypeIsThere = new Set<() => void>();
// Tests that need no browser have no document.
if ('document' in globalThis)
  document.fonts.addEventListener('loadingdone', () => untilTypeIsThere.forEach((again) => again()));

/**
 * For whatever has a definite size: `ways` of looking, put on with `wear`. `parts` of it must fit as well, so that no word
 * is broken. It is tried anew when its size changes, and whenever `words` do.
 */
export function fitted<Way>({
  ways,
  wear,
  words,
  parts,
}: {
  ways: readonly Way[];
  wear: (box: HTMLElement, way: Way) => void;
  words: () => unknown;
  parts?: string;
}): Attachment<HTMLElement> {
  return (box) => {
    void words();
    function tryOn() {
      for (const way of ways) {
        wear(box, way);
        if (fits(box) && (!parts || [...box.querySelectorAll(parts)].every(fits))) return;
      }
    }
    let later = lookBeforeFrame(tryOn);
    const again = () => {
      later();
      later = lookBeforeFrame(tryOn);
    };
    untilTypeIsThere.add(again);
    const sizes = new ResizeObserver(again);
    sizes.observe(box);
    return () => {
      later();
      untilTypeIsThere.delete(again);
      sizes.disconnect();
    };
  };
}
