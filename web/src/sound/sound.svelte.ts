/** Whether there is sound, and how loud. It is off by one click; both are remembered. */
import { readSetting, writeSetting } from '../style/settings';
import { type Noise, make, prepare, setLoudness } from './noises';

/** In percent. */
const USUAL = 80;

const kept = volumeIn(readSetting('volume'));
let muted = $state(readSetting('sound') === 'off');
let volume = $state(kept);
setLoudness(kept / 100);

function volumeIn(setting: string | null): number {
  const percent = Number(setting ?? USUAL);
  return percent >= 0 && percent <= 100 ? percent : USUAL;
}

export function currentVolume(): number {
  return volume;
}

/** Whoever turns it up or down wants to hear something. */
export function chooseVolume(percent: number): void {
  volume = percent;
  writeSetting('volume', String(percent));
  setLoudness(percent / 100);
  if (muted) toggleSound();
}

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
