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

/** A box that tries on one way to look after another. */
interface Fitting {
  readonly box: HTMLElement;
  /** How many ways there are. */
  readonly count: number;
  readonly wear: (way: number) => void;
  readonly fits: () => boolean;
  /** The size that it had when it was tried last. */
  size: string;
}

const sizeOf = ({ clientWidth, clientHeight }: Element) => `${clientWidth} ${clientHeight}`;

/**
 * All boxes that have something to try do so together, each its first way, then those that it did not fit their second: the
 * page is laid out once for each way, and not for each way of each box.
 */
const waiting = new Set<Fitting>();
function tryOn(): void {
  let trying = [...waiting];
  waiting.clear();
  const all = trying;
  for (let way = 0; trying.length > 0; way++) {
    for (const { wear } of trying) wear(way);
    trying = trying.filter(({ count, fits }) => way + 1 < count && !fits());
  }
  for (const fitting of all) fitting.size = sizeOf(fitting.box);
}

function tryLater(fitting: Fitting): void {
  if (waiting.size === 0) lookBeforeFrame(tryOn);
  waiting.add(fitting);
}

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
    const fitting: Fitting = {
      box,
      count: ways.length,
      wear: (number) => {
        const way = ways[number];
        if (way !== undefined) wear(box, way);
      },
      fits: () => fits(box) && (!parts || [...box.querySelectorAll(parts)].every(fits)),
      size: '',
    };
    const again = () => tryLater(fitting);
    again();
    untilTypeIsThere.add(again);
    // It tells the first size, too, for which it was tried already.
    const sizes = new ResizeObserver(() => {
      if (sizeOf(box) !== fitting.size) again();
    });
    sizes.observe(box);
    return () => {
      waiting.delete(fitting);
      untilTypeIsThere.delete(again);
      sizes.disconnect();
    };
  };
}
