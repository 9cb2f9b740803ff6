/** The speeds at which Stealin' can be played, and the one that somebody likes. */
import { readSetting, writeSetting } from '../style/settings';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** What was chosen before. */
export function usualSpeed(): Speed {
  return SPEEDS.find((speed) => String(speed) === readSetting('speed')) ?? 1;
}

/** What moves by itself goes as fast as what is played. */
export function followSpeed(speed: Speed): void {
  document.documentElement.style.setProperty('--pace', String(speed));
}

export function chooseSpeed(speed: Speed): void {
  writeSetting('speed', String(speed));
  followSpeed(speed);
}
