/** What the keys of the table do. Letters and digits press whatever names them as its shortcut. */
import { t } from '../../words/words.svelte';
import type { ScreenModel } from '../screenstate.svelte';
import type { KeyRow } from './keylist.svelte';
import { isWriting, shortcutOf } from './press';
import { areKeysOn } from './singlekeys.svelte';

export const SITUATION = 's';

export function tableKeys(plays: boolean): readonly KeyRow[] {
  const playing: readonly KeyRow[] = [
    { keys: ['1', '…', '9', '0'], what: t('keys-number') },
    { keys: ['D'], what: t('keys-draw') },
    { keys: ['F'], what: t('keys-face-down') },
    { keys: ['Enter'], what: t('keys-enter') },
    { keys: ['Esc', '⌫'], what: t('keys-undo') },
  ];
  return [
    ...(plays ? playing : []),
    { keys: ['S'], what: t('keys-situation') },
    { keys: ['?'], what: t('keys-explain') },
  ];
}

/** Whoever keeps a key down has pressed it once. */
function isHeldDown({ repeat, key }: KeyboardEvent): boolean {
  return repeat && (key === 'Enter' || key.length === 1);
}

export function pressKey(event: KeyboardEvent, table: HTMLElement, screen: ScreenModel, tell: () => void): void {
  if (event.defaultPrevented || isWriting(event.target)) return;
  if (isHeldDown(event)) {
    if (event.key === 'Enter') event.preventDefault();
    return;
  }
  const { target } = event;
  switch (event.key) {
    case 'Escape':
      if (!screen.takeBack() && screen.following) screen.unfollow();
      return;
    case 'Backspace':
      screen.takeBack();
      return;
    case 'Enter':
      // On a button it means that button.
      if (!(target instanceof Element && target.closest('button, a, input, summary'))) screen.confirm();
      return;
  }
  const key = areKeysOn() ? shortcutOf(event) : null;
  if (key === SITUATION) tell();
  else if (key) pressShortcut(table, key);
}

function pressShortcut(table: HTMLElement, key: string): void {
  const named = [...table.querySelectorAll<HTMLElement>(`[aria-keyshortcuts~="${key}"]`)];
  const thing = named.find((one) => one.checkVisibility() && !one.matches(':disabled'));
  thing?.focus({ preventScroll: true });
  thing?.click();
}
