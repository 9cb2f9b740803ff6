/** Each thing is heard as it is shown; what was skipped is not. */
import type { Picture } from '../player/player';
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
