/** Which key was pressed, whatever the keyboard has on it. */
type Press = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** A letter or a digit as a shortcut names it. */
export function shortcutOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Press): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (/^[a-z\d]$/i.test(key)) return key.toLowerCase();
  // By where the keys are: other alphabets have letters there, and French digits want Shift.
  const [, place] = /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code) ?? [];
  return place && !shiftKey ? place.toLowerCase() : null;
}

/** The key for the first, second … tenth of something; none for what comes after. */
export function keyOfNumber(number: number): string | undefined {
  return number <= 10 ? String(number % 10) : undefined;
}

/** Whoever writes means letters. */
export function isWriting(target: EventTarget | null): boolean {
  const field = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]';
  return target instanceof Element && target.matches(field);
}
