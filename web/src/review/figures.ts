/** Chances and points as they are printed. */
import { language } from '../words/words.svelte';

function number(value: number, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(language(), options).format(value);
}

/** A chance: “37%”. */
export function percent(chance: number): string {
  return number(Math.max(0, chance), { style: 'percent', maximumFractionDigits: 0 });
}

/** A difference of chances in points, to a tenth; whole where that is enough. */
export function points(difference: number): string {
  const amount = Math.max(0, difference) * 100;
  return number(amount, { maximumFractionDigits: amount < 10 ? 1 : 0 });
}

/** With its sign: “+12”, “−3”. */
export function signed(difference: number): string {
  return number(difference * 100, { maximumFractionDigits: 0, signDisplay: 'exceptZero' }).replace('-', '−');
}

export function whole(value: number): string {
  return number(value, { maximumFractionDigits: 0 });
}

/** For sentences that count them: at least one. */
export function counted(difference: number): number {
  return Math.max(1, Math.round(difference * 100));
}
