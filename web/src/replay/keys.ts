/** What a key means while a game is seen again. */
import type { Stride } from './moments';

export type Command = { stride: Stride; way: 1 | -1 } | { mistake: 1 | -1 } | 'start' | 'end' | 'play';

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

export function commandOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Press): Command | null {
  if (ctrlKey || metaKey || altKey) return null;
  const arrow: Stride = shiftKey ? 'phase' : 'card';
  switch (key) {
    case 'ArrowLeft':
      return { stride: arrow, way: -1 };
    case 'ArrowRight':
      return { stride: arrow, way: 1 };
    case 'PageUp':
      return { stride: 'round', way: -1 };
    case 'PageDown':
      return { stride: 'round', way: 1 };
    case 'Home':
      return 'start';
    case 'End':
      return 'end';
    case ' ':
      return 'play';
  }
  // By where the keys are: other alphabets have letters there.
  if (code === 'Comma') return { stride: 'phase', way: -1 };
  if (code === 'Period') return { stride: 'phase', way: 1 };
  if (code === 'BracketLeft') return { mistake: -1 };
  if (code === 'BracketRight') return { mistake: 1 };
  return null;
}

/** Whoever writes, or presses a button, means that. */
export function meansItself(target: EventTarget | null, command: Command): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input:not([type="range"]), textarea, select')) return true;
  return command === 'play' && target.matches('button, a, summary');
}
