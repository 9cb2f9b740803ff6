/** What is heard: each thing as it is shown, but not what was skipped; and the bell when one is asked. */
import type { Picture } from '../player/player';
import { Bell } from './bell';
import { noiseOf } from './hear';
import { expectSound, sound } from './sound.svelte';

/** For the life of the component that calls it. */
export function followBySound(picture: () => Picture | null): void {
  let heard = 0;
  $effect(expectSound);
  $effect(() => {
    const { log = [], playing = false } = picture() ?? {};
    const latest = log.at(-1);
    if (latest && playing && log.length !== heard) sound(noiseOf(latest.notice));
    heard = log.length;
  });
}

/** Rings when a decision begins that can be made now. For the life of the component that calls it. */
export function ringFor(decision: () => number | null): void {
  const bell = new Bell();
  $effect(() => {
    if (bell.hears(decision(), Date.now())) sound('bell');
  });
}
