/** Whether there is sound. It is off by one click, and remembered. */
import { readSetting, writeSetting } from '../style/settings';
import { type Noise, make } from './noises';

let muted = $state(readSetting('sound') === 'off');

export function isMuted(): boolean {
  return muted;
}

export function toggleSound(): void {
  muted = !muted;
  writeSetting('sound', muted ? 'off' : 'on');
}

export function sound(noise: Noise | null): void {
  if (noise && !muted) make(noise);
}
