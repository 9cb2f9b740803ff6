/**
 * Nobody can tell beforehand how large words may be. A box tries one way to look after another, from the most comfortable to the
 * tightest, and keeps the first that fits.
 */
import { lookBeforeFrame } from './look';

/** The `ways` to look, put on with `wear`. `parts` of the box must fit as well, so that no word is broken. */
export interface Looks<Way> {
  ways: readonly Way[];
  wear: (box: HTMLElement, way: Way) => void;
  parts?: string;
}

/** Whether everything that is in it can be seen; a pixel may be lost to rounding. */
function fits(box: Element): boolean {
  return box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1;
}

const sizeOf = ({ clientWidth, clientHeight }: Element) => `${clientWidth} ${clientHeight}`;

/**
 * The type that is meant may come later. Asking the document whether it is there (`fonts.ready`) would lay out everything
 * at once, for each of them.
 */
const untilTypeIsThere = new Set<() => void>();
// Tests that need no browser have no document.
if ('document' in globalThis)
  document.fonts.addEventListener('loadingdone', () => untilTypeIsThere.forEach((again) => again()));

/** What a box tries on, whatever it is. */
interface Trial {
  readonly count: number;
  wear(way: number): void;
  fits(): boolean;
  keep(way: number): void;
}

/**
 * All boxes that have something to try do so together, each its first way, then those that it did not fit their second: the
 * page is laid out once for each way, and not for each way of each box.
 */
const waiting = new Set<Trial>();
function tryOn(): void {
  let trying = [...waiting];
  const kept: [Trial, number][] = [];
  waiting.clear();
  for (let way = 0; trying.length > 0; way++) {
    for (const trial of trying) trial.wear(way);
    const misfits = new Set(trying.filter((trial) => way + 1 < trial.count && !trial.fits()));
    for (const trial of trying) if (!misfits.has(trial)) kept.push([trial, way]);
    trying = [...misfits];
  }
  for (const [trial, way] of kept) trial.keep(way);
}

export class Fitting<Way> implements Trial {
  #said: unknown;
  /** Which way was kept for which words, at the present size: some come again and again, such as who is thinking. */
  readonly #kept = new Map<unknown, number>();
  #size = '';

  constructor(
    private readonly box: HTMLElement,
    private readonly looks: Looks<Way>,
  ) {}

  /** Other words are in the box now. */
  say(words: unknown): void {
    this.#said = words;
    const way = this.#kept.get(words);
    if (way === undefined) this.#try();
    else this.wear(way);
  }

  /** Tries anew whenever the box has another size, or the type has come, until what is given back is called. */
  hold(): () => void {
    const again = () => {
      this.#kept.clear();
      this.#try();
    };
    // It tells the first size, too, at which it was tried already.
    const sizes = new ResizeObserver(() => {
      if (sizeOf(this.box) !== this.#size) again();
    });
    sizes.observe(this.box);
    untilTypeIsThere.add(again);
    return () => {
      waiting.delete(this);
      untilTypeIsThere.delete(again);
      sizes.disconnect();
    };
  }

  #try(): void {
    if (waiting.size === 0) lookBeforeFrame(tryOn);
    waiting.add(this);
  }

  get count(): number {
    return this.looks.ways.length;
  }

  wear(number: number): void {
    const way = this.looks.ways[number];
    if (way !== undefined) this.looks.wear(this.box, way);
  }

  fits(): boolean {
    const { parts } = this.looks;
    return fits(this.box) && (!parts || [...this.box.querySelectorAll(parts)].every(fits));
  }

  keep(way: number): void {
    const size = sizeOf(this.box);
    if (size !== this.#size) this.#kept.clear();
    this.#size = size;
    this.#kept.set(this.#said, way);
  }
}
