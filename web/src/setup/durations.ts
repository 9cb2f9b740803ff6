/** How long something takes, in the reader's language. */
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** In the biggest unit of which it is a whole number: “2 minutes”, “90 seconds”. The two stay on one line. */
export function duration(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ['second', 1];
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(seconds / length).replaceAll(' ', '\u00a0');
}
