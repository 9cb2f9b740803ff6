/** How a card's name stands on it: in one line if it can be read so, otherwise in two. */

export interface Lettering {
  lines: string[];
  size: number;
}

export interface Space {
  width: number;
  largest: number;
  /** What is smaller can't be read. */
  smallest: number;
}

/** A name as large as there is room for, broken only between words, and only if it would get too small. */
export function lettering(name: string, { width, largest, smallest }: Space): Lettering {
  const size = (lines: string[]) => Math.min(largest, width / Math.max(...lines.map(lengthOf)));
  const whole = [name];
  const halves = size(whole) < smallest ? halvesOf(name) : null;
  const lines = halves ?? whole;
  return { lines, size: size(lines) };
}

export interface Ribbon {
  lines: { text: string; squeezed: boolean }[];
  size: number;
  /** Where the first line stands, and how far below it the next. */
  baseline: number;
  leading: number;
  width: number;
}

/** In the units of the drawing. */
const RIBBON = { width: 152, middle: 219, leading: 22 };
const SMALLEST = 25;
/** From the middle of small letters to where they stand. */
const HALF = 0.31;

/** The name in the ribbon of a card. A single word that is too long is squeezed. */
export function ribbonOf(name: string): Ribbon {
  const { width, middle } = RIBBON;
  const { lines, size: fitting } = lettering(name, { width, largest: 28, smallest: SMALLEST });
  const [size, leading] = lines.length > 1 ? [24, RIBBON.leading] : [Math.max(fitting, SMALLEST), 0];
  return {
    lines: lines.map((text) => ({ text, squeezed: lengthOf(text) * size > width + 0.5 })),
    size,
    baseline: middle + HALF * size - leading / 2,
    leading,
    width,
  };
}

/** Two lines, as equal as can be. A single word is not broken. */
function halvesOf(name: string): string[] | null {
  const words = name.split(' ');
  const pairs = words.slice(1).map((_, cut) => [words.slice(0, cut + 1).join(' '), words.slice(cut + 1).join(' ')]);
  const longest = (pair: string[]) => Math.max(...pair.map(lengthOf));
  return pairs.sort((a, b) => longest(a) - longest(b))[0] ?? null;
}

const NARROW = /[ijlftrіїłI.:’]/;
const WIDE = /[mwMWжшщюыфЖШЩЮМД]/;

/** About how long a name is in the bold of the cards, for a size of one. */
export function lengthOf(text: string): number {
  return Array.from(text, widthOf).reduce((sum, width) => sum + width, 0);
}

function widthOf(letter: string): number {
  if (letter === ' ') return 0.15;
  if (NARROW.test(letter)) return 0.32;
  if (WIDE.test(letter)) return 0.75;
  return letter === letter.toLowerCase() ? 0.5 : 0.64;
}
