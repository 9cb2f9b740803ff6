/**
 * The letters on plinths and stamps, in the script of the reader. The drawings have Latin ones; where a language has
 * others, they are cut anew: slab capitals in a box of 32, straight cuts only, as in `emblems/`.
 */
export const CUT: Readonly<Record<string, string>> = {
  П: 'M3.4 4H28.6V9.1H26V22.9H28.6V28H17.2V22.9H19.2V10H12.8V22.9H14.8V28H3.4V22.9H6V9.1H3.4Z',
  Д: 'M8.4 4H26.2V9.1H24.6V21H28.4V28.6H22.6V26H9.4V28.6H3.6V21H5.8L8.4 16.4L9.6 9.1H8.4ZM15.4 9.6L14.5 15.8L12.4 21H18V9.6Z',
  Ш: 'M2.4 4H10.2V22H13.1V4H18.9V22H21.8V4H29.6V9H27.6V23H29.6V28H2.4V23H4.4V9H2.4Z',
  К: 'M3.4 4H14.8V9.1H12.8V13.2L17.4 9.1H16.2V4H28V9.1H26.2L20.2 15L26.6 22.9H28.6V28H17.6V22.9H18.4L15 18.6L12.8 20.6V22.9H14.8V28H3.4V22.9H6V9.1H3.4Z',
  Ж: 'M13.2 4H18.8V13.2L22 9H20.6V4H29.6V9H28L23.2 15.6L28.2 23H30V28H20.8V23H21.8L18.8 18.4V28H13.2V18.4L10.2 23H11.2V28H2V23H3.8L8.8 15.6L4 9H2.4V4H11.4V9H10L13.2 13.2Z',
  З: 'M9.8 4H21.4L26 8.2V12.9L23.1 15.9L26.6 19V23.7L21.6 28H9.8L5 23.7V19.2H11.7V21.2L12.8 22.3H18.7L19.7 21.3V19.3L18.7 18.3H13.2V13.5H18.4L19.3 12.6V10.6L18.4 9.7H12.9L11.9 10.7V12.6H5.3V8Z',
  И: 'M3.2 4H14.6V9.1H12.6V16.2L19.4 9.1H17.4V4H28.8V9.1H26.2V22.9H28.8V28H17.4V22.9H19.4V15.8L12.6 22.9H14.6V28H3.2V22.9H5.8V9.1H3.2Z',
  І: 'M8.4 4H23.6V9.1H19.6V22.9H23.6V28H8.4V22.9H12.4V9.1H8.4Z',
};

/** Where an emblem is on a figure and on a portrait. */
const DRAWN = { b: 'translate(42 160) scale(1.125)', p: 'translate(92 92) scale(.625)' } as const;

/** Puts the letters of whoever has one on all drawings of them that are in the document. */
export function putLetters(letters: Readonly<Record<string, string>>): void {
  for (const [who, letter] of Object.entries(letters)) {
    for (const [kind, transform] of Object.entries(DRAWN)) {
      const emblem = document.getElementById(`${who}-${kind}-emblem`);
      if (emblem instanceof SVGPathElement) recut(emblem, CUT[letter], transform);
    }
  }
}

function recut(emblem: SVGPathElement, cut: string | undefined, transform: string): void {
  emblem.dataset.drawn ??= emblem.getAttribute('d') ?? '';
  emblem.setAttribute('d', cut ?? emblem.dataset.drawn);
  if (cut) emblem.setAttribute('transform', transform);
  else emblem.removeAttribute('transform');
}
