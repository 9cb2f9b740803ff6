/**
 * A drawing that can stand alone. On the page it uses symbols, filters and colours that are elsewhere in the document; as an image
 * it has only what is within it.
 */
import classes from '../art/art.css?inline';
import { facesFor } from './faces';

const FONTS = ['900 Vollkorn', '700 Alegreya Sans', '800 Alegreya Sans'];

/** A letter of each typeface stands below the drawing, in a box of this size: it is seen there as soon as the face can be used. */
export const PROBE = 24;

export interface Alone {
  /** The text of a file: the drawing, and below it the letters. */
  svg: string;
  width: number;
  height: number;
  /** How many letters there are. */
  probes: number;
}

export async function standAlone(drawing: SVGSVGElement): Promise<Alone> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.removeAttribute('class');
  const body = copy.innerHTML;
  const parts = partsOf(body);
  const faces = await facesFor(drawing.textContent, FONTS);
  const colours = coloursOf(`${body}${parts}${classes}`, drawing);
  const { width, height } = drawing.viewBox.baseVal;
  const probes = faces.map(
    ({ family, weight, letter }, index) =>
      `<text x="${index * PROBE + 4}" y="${height + PROBE - 6}" font-family="${family}" font-weight="${weight}" font-size="18">${escaped(letter)}</text>`,
  );
  const size = `viewBox="0 0 ${width} ${height + PROBE}" width="${width}" height="${height + PROBE}"`;
  const style = `<style><![CDATA[${faces.map(({ css }) => css).join('')}:root{${colours}}${classes}]]></style>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${style}<defs>${parts}</defs><svg width="${width}" height="${height}">${xml(copy)}</svg>${probes.join('')}</svg>`;
  return { svg, width, height, probes: probes.length };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Everything that is referred to, and what that refers to. */
function partsOf(body: string): string {
  const found = new Map<string, string>();
  const waiting = [body];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [, used = ''] of text.matchAll(/(?:href="#|url\(["']?#|url\(&quot;#)([\w-]+)/g)) {
      // What a symbol has within it comes with it.
      if (found.has(used) || text.includes(`id="${used}"`)) continue;
      const part = document.getElementById(used);
      if (!part) continue;
      const drawn = xml(part);
      found.set(used, drawn);
      waiting.push(drawn);
    }
  }
  return [...found.values()].join('');
}

function xml(part: Element): string {
  const text = new XMLSerializer().serializeToString(part);
  return part instanceof SVGSVGElement ? text.replace(/^<svg[^>]*>|<\/svg>$/g, '') : text;
}

/** The values that custom properties have where the drawing is. */
function coloursOf(text: string, place: Element): string {
  const style = getComputedStyle(place);
  const names = new Set(Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name));
  const told = [...names].map((name) => [name, style.getPropertyValue(name)] as const);
  return told.flatMap(([name, value]) => (value ? [`${name}:${value}`] : [])).join(';');
}
