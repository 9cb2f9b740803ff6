/**
 * A picture is worked out anew with every step of a game, and little of it is different then. What says the same stays the very same
 * object, so that whoever shows it has nothing to do.
 */

/** Works something out; as far as it says what it said the last time it is made of the same parts. */
export function steady<T>(make: () => T): () => T {
  let last: { value: T } | null = null;
  return () => {
    const value = make();
    last = { value: last ? kept(last.value, value) : value };
    return last.value;
  };
}

/** What is now, made of parts of what was wherever they say the same. */
export function kept<T>(before: T, now: T): T {
  if (Object.is(before, now)) return before;
  if (Array.isArray(before) && Array.isArray(now)) return keptList(before, now) as T;
  if (before instanceof Set && now instanceof Set) return isSameSet(before, now) ? before : now;
  if (before instanceof Map && now instanceof Map) return keptMap(before, now) as T;
  if (isPlain(before) && isPlain(now)) return keptRecord(before, now);
  return now;
}

function keptList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const parts = now.map((part, index) => (index < before.length ? kept(before[index], part) : part));
  return parts.length === before.length && parts.every((part, index) => Object.is(part, before[index]))
    ? before
    : parts;
}

function keptMap(before: Map<unknown, unknown>, now: Map<unknown, unknown>): Map<unknown, unknown> {
  const parts = new Map([...now].map(([key, part]) => [key, before.has(key) ? kept(before.get(key), part) : part]));
  const isSame = (): boolean => {
    const keys = before.keys();
    return [...parts].every(([key, part]) => Object.is(keys.next().value, key) && Object.is(part, before.get(key)));
  };
  return parts.size === before.size && isSame() ? before : parts;
}

function isSameSet(before: Set<unknown>, now: Set<unknown>): boolean {
  return before.size === now.size && [...now].every((one) => before.has(one));
}

function keptRecord<T extends object>(before: T, now: T): T {
  const names = Object.keys(now) as (keyof T)[];
  const parts = { ...now };
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    parts[name] = kept(before[name], now[name]);
    same &&= Object.is(parts[name], before[name]) && name in before;
  }
  return same ? before : parts;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
