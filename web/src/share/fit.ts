/** Words that have to fit into a picture: nobody can scroll it, and it has no room to spare. */

/** How wide a text is in a font of so many pixels. */
export type Measure = (text: string, size: number) => number;

export interface Fitted {
  lines: string[];
  size: number;
}

/** As large as it can be in so few lines. Where even the smallest size does not do, the last line is cut. */
export function fit(text: string, width: number, sizes: readonly number[], most: number, measure: Measure): Fitted {
  for (const size of sizes) {
    const lines = broken(text, width, size, measure);
    if (lines.length <= most && lines.every((line) => measure(line, size) <= width)) return { lines, size };
  }
  const size = sizes.at(-1) ?? 16;
  const lines = broken(text, width, size, measure);
  const kept = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')] : lines;
  return { lines: kept.map((line) => cut(line, width, size, measure)), size };
}

/** Lines that end where words do. */
function broken(text: string, width: number, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && measure(`${line} ${word}`, size) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function cut(text: string, width: number, size: number, measure: Measure): string {
  if (measure(text, size) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && measure(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
