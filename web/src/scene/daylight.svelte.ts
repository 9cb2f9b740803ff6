/**
 * The light of the stage. When the hour changes the sky fades to the next. Whatever else is coloured by the hour changes
 * once, behind a veil: colours that change little by little would have everything painted again each frame. And it does
 * not change all at once, which would be much work for one frame, but from the front of the stage to its rear; in a
 * tunnel, as its mouth passes by.
 */
import { type Hour, isDark } from '../game/board';
import { paced } from './pace';

const FADE = 2000;
const SWEEP = 900;

/** In so many steps the new light goes over the stage. */
const STEPS = 8;
/** Meanwhile, as shares of the change: while the veil is darkest, or as long as the mouth of a tunnel takes. */
const BEHIND_VEIL = { from: 0.4, to: 0.6 };
const ALONG_TRAIN = { from: 0.05, to: 0.95 };

/** The hour by whose light something is seen: at the rear of the stage, 0, or its front, 1, or between them. */
export type Light = (across: number) => Hour;

/** How dark the veil gets over the change of light. */
export function veilOf(from: Hour, to: Hour): number {
  const dark = (hour: Hour) => (isDark(hour) ? 0.5 : hour === '4' ? 0.22 : 0);
  return Math.max(dark(from), dark(to));
}

/** Whether the new light has come to a place after so many steps. */
export function hasTurned(across: number, steps: number): boolean {
  return steps >= STEPS || 1 - across < steps / STEPS;
}

/** When each step is done, as shares of the change. */
export function stepsOf(from: Hour, to: Hour): number[] {
  const span = from === 't' || to === 't' ? ALONG_TRAIN : BEHIND_VEIL;
  return Array.from({ length: STEPS }, (_, step) => span.from + ((span.to - span.from) * (step + 0.5)) / STEPS);
}

export interface Change {
  from: Hour;
  to: Hour;
  veil: number;
  ms: number;
}

export class Daylight {
  readonly #hour: () => Hour;
  #before: Hour;
  change = $state.raw<Change | null>(null);
  #steps = $state(0);

  light: Light = (across) => (this.change && !hasTurned(across, this.#steps) ? this.change.from : this.#hour());

  /** To be made while a component is. */
  constructor(hour: () => Hour) {
    this.#hour = hour;
    this.#before = hour();
    // Before anything is drawn by the new light.
    $effect.pre(() => {
      const now = hour();
      return this.#turn(now);
    });
  }

  #turn(to: Hour): (() => void) | undefined {
    const from = this.#before;
    const ms = paced(from === 't' || to === 't' ? SWEEP : FADE);
    this.#before = to;
    if (from === to || ms === 0) return;
    this.change = { from, to, veil: veilOf(from, to), ms };
    this.#steps = 0;
    const timers = stepsOf(from, to).map((share, step) => setTimeout(() => (this.#steps = step + 1), share * ms));
    // A little later: what is shown meanwhile begins with the next frame, and is to be seen to its end.
    const end = setTimeout(() => (this.change = null), ms + 100);
    return () => {
      [...timers, end].forEach(clearTimeout);
      this.change = null;
    };
  }
}
