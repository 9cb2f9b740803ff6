/** How parity became the result, as bars that hang on each other. */
import type { WaterfallJson } from '../protocol/types';

export interface Fall {
  part: 'parity' | 'luck' | 'own' | 'others' | 'result';
  /** What it adds, or comes to. */
  value: number;
  error: number | null;
  /** From where to where the bar goes, in parts of the whole width. */
  from: number;
  to: number;
}

export interface Cascade {
  falls: Fall[];
  /** Where no chance at all is. */
  zero: number;
}

/** A seat that never had much of a chance is seen large, but not so large that nothing looks like a lot. */
const LEAST = 0.5;

export function cascadeOf({ parity, luck, own, others, result }: WaterfallJson): Cascade {
  const stops = [parity, parity + luck.change, parity + luck.change + own.change];
  const low = Math.min(0, ...stops);
  const span = Math.max(LEAST, result, ...stops) - low;
  const at = (value: number) => (value - low) / span;
  const [start = 0, lucky = 0, played = 0] = stops;
  const fall = (part: Fall['part'], from: number, to: number, value: number, error: number | null): Fall => ({
    part,
    value,
    error,
    from: at(Math.min(from, to)),
    to: at(Math.max(from, to)),
  });
  return {
    falls: [
      fall('parity', 0, start, parity, null),
      fall('luck', start, lucky, luck.change, luck.error),
      fall('own', lucky, played, own.change, own.error),
      fall('others', played, result, others.change, others.error),
      fall('result', 0, result, result, null),
    ],
    zero: at(0),
  };
}
