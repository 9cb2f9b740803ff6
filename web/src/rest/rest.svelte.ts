/**
 * What moves by itself for ever, the landscape, wheels and smoke, bears the class `ambient`. To draw it costs much where
 * there is no graphics card, so it rests when nobody would miss it: after a while without input or news, in a tab that is
 * not seen, on a battery that runs low, and where it would be drawn too slowly to be pleasant. `data-rest` on the page
 * says why; what is played on the stage is played all the same.
 */
import { chosenMotion, isStill } from '../style/theme.svelte';
import { watchBattery } from './battery';
import { watchFrames } from './frames';

export const REASONS = ['hidden', 'idle', 'battery', 'slow'] as const;
export type Reason = (typeof REASONS)[number];

/** So long without input or news, in milliseconds. */
const A_WHILE = 60_000;
/** What somebody does who is there. */
const INPUT = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

const reasons = $state<Record<Reason, boolean>>({ hidden: false, idle: false, battery: false, slow: false });
let stirred = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** For how long all ambient movement has rested before, and since when it does. */
let rested = 0;
let since: number | null = null;

/** Nobody sees the page: it lies in another tab. */
export function isHidden(): boolean {
  return reasons.hidden;
}

/** Why nothing moves by itself for longer than somebody is away. */
export function sparing(): 'battery' | 'slow' | null {
  if (isStill() || insisted()) return null;
  return reasons.battery ? 'battery' : reasons.slow ? 'slow' : null;
}

/** Somebody or something was there: input, news, or something that is played. */
export function stir(): void {
  stirred = performance.now();
  if (!reasons.idle) return;
  become('idle', false);
  wait(A_WHILE);
}

/** How long everything ambient has been moving, in milliseconds: all of it is at the same point of its way. */
export function ambientTime(): number {
  return (since ?? performance.now()) - rested;
}

/** Begins to watch; once, for the life of the page. */
export function startRest(): void {
  for (const event of INPUT) addEventListener(event, stir, { passive: true, capture: true });
  document.addEventListener('visibilitychange', see);
  see();
  stir();
  wait(A_WHILE);
  watchBattery((low) => become('battery', low));
  watchFrames(
    () => !isStill() && !insisted() && current() === null,
    () => become('slow', true),
  );
}

/** Whoever chose movement gets it, whatever it costs. */
function insisted(): boolean {
  return chosenMotion() === 'lively';
}

function see(): void {
  become('hidden', document.hidden);
  stir();
}

function wait(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const left = stirred + A_WHILE - performance.now();
    if (left > 0) wait(left);
    else become('idle', true);
  }, ms);
}

function become(reason: Reason, now: boolean): void {
  reasons[reason] = now;
  followRest();
}

function current(): Reason | null {
  const sparesHere = (reason: Reason) => !insisted() || reason === 'hidden' || reason === 'idle';
  return REASONS.find((reason) => reasons[reason] && sparesHere(reason)) ?? null;
}

/** Also to be called when somebody has chosen whether things move. */
export function followRest(): void {
  const reason = current();
  if (reason && since === null) since = performance.now();
  if (!reason && since !== null) {
    rested += performance.now() - since;
    since = null;
  }
  const { dataset } = document.documentElement;
  if (reason) dataset.rest = reason;
  else delete dataset.rest;
}
