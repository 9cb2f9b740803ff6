/**
 * Where the sky begins, for what hangs there from elsewhere. Not a custom property of the document: setting one of those
 * styles every element anew, thousands of drawings among them.
 */
let top = $state(184);

export function skyTop(): number {
  return top;
}

export function setSkyTop(pixels: number): void {
  top = pixels;
}
