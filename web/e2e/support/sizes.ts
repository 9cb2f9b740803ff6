/** Screens that people have, in CSS pixels: small and large phones, on their side too, tablets, laptops, a very wide one. */
export const SIZES: readonly (readonly [width: number, height: number])[] = [
  [320, 480],
  [360, 640],
  [390, 844],
  [740, 360],
  [820, 1180],
  [1180, 820],
  [1366, 650],
  [1440, 900],
  [2560, 1080],
];
