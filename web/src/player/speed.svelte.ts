/** The speeds at which what happens can be played, and the one that somebody likes. */
import { readSetting, writeSetting } from '../style/settings';

/** Played more slowly or faster, or not at all: everything is as it is in the end. */
export const SPEEDS = [0.5, 1, 2, 4, 'at-once'] as const;
export type Speed = (typeof SPEEDS)[number];
/** Those at which something is played. */
export type Pace = Exclude<Speed, 'at-once'>;
export const PACES = SPEEDS.filter((speed): speed is Pace => speed !== 'at-once');

export const PACE_SIGNS: Record<Pace, string> = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' };

/** So fast that nobody sees it. */
const UNSEEN = 1000;

let chosen = $state<Speed>(SPEEDS.find((speed) => String(speed) === readSetting('speed')) ?? 1);
let lent = $state<Speed | null>(null);

export function usualSpeed(): Speed {
  return lent ?? chosen;
}

/** Another speed for a while, until somebody chooses one; nothing ends it. */
export function lendSpeed(speed: Speed | null): void {
  lent = speed;
  followSpeed(usualSpeed());
}

let followed = 1;

/** What moves by itself goes as fast as what is played. */
export function followSpeed(speed: Speed): void {
  const pace = speed === 'at-once' ? UNSEEN : speed;
  // Whoever sets it, even to what it is, has the whole page styled anew.
  if (pace === followed) return;
  followed = pace;
  document.documentElement.style.setProperty('--pace', String(pace));
}

export function chooseSpeed(speed: Speed): void {
  chosen = speed;
  lent = null;
  writeSetting('speed', String(speed));
  followSpeed(speed);
}
