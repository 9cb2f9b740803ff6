/** Screens that people have, in CSS pixels. */
export interface Size {
  name: string;
  width: number;
  height: number;
  /** How many times larger everything is shown. */
  scale?: number;
}

/** What most people have. */
export const SIZES: readonly Size[] = [
  { name: 'the smallest phone', width: 320, height: 480 },
  { name: 'a phone', width: 360, height: 640 },
  { name: 'a large phone', width: 390, height: 844 },
  { name: 'a phone on its side', width: 740, height: 360 },
  { name: 'a tablet', width: 820, height: 1180 },
  { name: 'a tablet on its side', width: 1180, height: 820 },
  { name: 'a small laptop', width: 1366, height: 650 },
  { name: 'a laptop', width: 1440, height: 900 },
  { name: 'a very wide screen', width: 2560, height: 1080 },
];

/** Where one shape of the table becomes another, and what lies between. */
export const BETWEEN: readonly Size[] = [
  { name: 'the smallest phone on its side', width: 480, height: 320 },
  { name: 'a small phone on its side', width: 640, height: 360 },
  { name: 'a laptop at 200 %', width: 683, height: 384 },
  { name: 'a narrow window', width: 520, height: 900 },
  { name: 'a square window', width: 850, height: 700 },
  { name: 'the smallest tablet', width: 700, height: 960 },
  { name: 'the smallest screen that shows everything', width: 900, height: 600 },
  { name: 'a low screen', width: 1280, height: 720 },
];

/** A window of 1280 × 1024 at 400 % (WCAG 1.4.10). */
export const ZOOMED: Size = { name: 'a page of 1280 × 1024 at 400 %', width: 320, height: 256, scale: 4 };
