/**
 * The live table around a screen, for those parts of it that deal with people: the chat and the menu. A replay, the
 * tutorial and the gallery have none.
 */
import { getContext, hasContext, setContext } from 'svelte';
import type { LiveTable } from './live.svelte';

export interface Company {
  live: LiveTable;
}

const KEY = Symbol('company');

/** Called by the page of a table; the table itself comes when it is connected. */
export function keepCompany(company: () => Company | null): void {
  setContext(KEY, company);
}

export function companyHere(): () => Company | null {
  return hasContext(KEY) ? getContext<() => Company | null>(KEY) : () => null;
}
