/**
 * The light of the stage. When the hour changes the sky fades to the next; whatever else is coloured by the hour changes
 * once, in the middle, behind a veil: colours that change little by little would have everything painted again each frame.
 */
import type { Hour } from '../game/board';
import { paced } from './pace';

const FADE = 2000;
const SWEEP = 900;

/** How dark the veil gets over the change of light. */
export function veilOf(from: Hour, to: Hour): number {
  const dark = (hour: Hour) => (hour === 't' || hour === '5' ? 0.5 : hour === '4' ? 0.22 : 0);
  return Math.max(dark(from), dark(to));
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
  #turned = $state(false);

  /** The hour that colours everything but the sky. */
  light = $derived.by((): Hour => (this.change && !this.#turned ? this.change.from : this.#hour()));

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
    this.#turned = false;
    const half = setTimeout(() => (this.#turned = true), ms / 2);
    const end = setTimeout(() => (this.change = null), ms);
    return () => {
      clearTimeout(half);
      clearTimeout(end);
      this.change = null;
    };
  }
}
