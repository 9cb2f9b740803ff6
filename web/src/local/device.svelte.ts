/** What the page has to say about games on this device: whether they are kept, and which of them another tab has. */
import { SvelteSet } from 'svelte/reactivity';
import type { Keeping, Role } from './messages';

let keeping = $state<Keeping>('kept');
const elsewhere = new SvelteSet<string>();

export function isKept(): Keeping {
  return keeping;
}

export function noteKeeping(now: Keeping): void {
  keeping = now;
}

/** Another tab of this browser plays at the table; here it is only seen. */
export function isElsewhere(table: string): boolean {
  return elsewhere.has(table);
}

export function noteRole(table: string, role: Role): void {
  if (role === 'guest') elsewhere.add(table);
  else elsewhere.delete(table);
}
