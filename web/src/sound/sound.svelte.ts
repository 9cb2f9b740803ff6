/** Whether there is sound. It is off by one click, and remembered. */
import { readSetting, writeSetting } from '../style/settings';
import { type Noise, make, prepare } from './noises';

let muted = $state(readSetting('sound') === 'off');

export function isMuted(): boolean {
  return muted;
}

export function toggleSound(): void {
  muted = !muted;
  writeSetting('sound', muted ? 'off' : 'on');
}

/** Gets ready once somebody has touched the page, as browsers demand. */
export function expectSound(): () => void {
  const events = ['pointerdown', 'keydown'] as const;
  const stop = () => events.forEach((event) => removeEventListener(event, touched));
  const touched = () => {
    stop();
    if (!muted) prepare();
  };
  events.forEach((event) => addEventListener(event, touched));
  return stop;
}

export function sound(noise: Noise | null): void {
  if (noise && !muted) make(noise);
}
