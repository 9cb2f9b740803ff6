/** A picture brings its typefaces along: what is drawn as an image has none of the page's. */

interface Face {
  rule: CSSFontFaceRule;
  address: string;
}

/** A typeface that is brought along, and a letter by which it can be seen whether it is there. */
export interface Brought {
  family: string;
  weight: string;
  css: string;
  letter: string;
}

/** The faces that a text needs, as rules with the files in them. */
export async function facesFor(text: string, fonts: readonly string[]): Promise<Brought[]> {
  const letters = [...new Set(Array.from(text.replaceAll(/\s/g, '')))];
  const wanted = facesOf(fonts).flatMap(({ rule, address }) => {
    const range = rule.style.getPropertyValue('unicode-range');
    const letter = letters.find((one) => covers(range, one));
    return letter === undefined ? [] : [{ rule, address, range, letter }];
  });
  return Promise.all(
    wanted.map(async ({ rule, address, range, letter }) => {
      const family = rule.style.getPropertyValue('font-family').replaceAll('"', "'");
      const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
      const weight = rule.style.getPropertyValue('font-weight');
      const css = `@font-face{font-family:${family};font-weight:${weight};font-display:block;src:url(data:font/woff2;base64,${base64(bytes)});${range && `unicode-range:${range}`}}`;
      return { family, weight, css, letter };
    }),
  );
}

/** `900 Vollkorn` and the like, as the page's own styles say where they are. */
function facesOf(fonts: readonly string[]): Face[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const name = rule.style.getPropertyValue('font-family').replaceAll(/["']/g, '');
      const [, path] = /url\(["']?([^"')]+)["']?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
      if (!path || !fonts.includes(`${rule.style.getPropertyValue('font-weight')} ${name}`)) return [];
      return [{ rule, address: new URL(path, sheet.href ?? location.href).href }];
    }),
  );
}

/** Whether a face has a letter; `U+0041-005A, U+00D3`. */
export function covers(range: string, letter: string): boolean {
  if (!range) return true;
  const point = letter.codePointAt(0) ?? 0;
  return range.split(',').some((span) => {
    const [from = '', to = from] = span.trim().replace(/^U\+/i, '').split('-');
    return point >= parseInt(from.replaceAll('?', '0'), 16) && point <= parseInt(to.replaceAll('?', 'F'), 16);
  });
}

/** So many bytes at once: a call takes only so many arguments. */
const PIECE = 8192;

function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
}
