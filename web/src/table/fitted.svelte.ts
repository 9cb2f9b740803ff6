/** Words are longer in one language than in another: what is given several ways to look wears the first in which it fits. */
import type { Attachment } from 'svelte/attachments';
import { Fitting, type Looks } from './fitting';

/** For whatever has a definite size. It is tried anew when its size changes, and whenever `words` do. */
export function fitted<Way>({ words, ...looks }: Looks<Way> & { words: () => unknown }): Attachment<HTMLElement> {
  // What words are made of changes with every step of a game; they themselves seldom do.
  const said = $derived(words());
  return (box) => {
    const fitting = new Fitting(box, looks);
    $effect(() => fitting.say(said));
    return fitting.hold();
  };
}
