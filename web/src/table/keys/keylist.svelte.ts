/** The list of keys: what the page offers of it, and whether it is shown. */
import { untrack } from 'svelte';

export interface KeyRow {
  keys: readonly string[];
  what: string;
}

let offers = $state.raw<readonly (() => readonly KeyRow[])[]>([]);
let shown = $state(false);

/** The page has these keys. For an effect: what is given back withdraws them. */
export function offerKeys(rows: () => readonly KeyRow[]): () => void {
  offers = [...untrack(() => offers), rows];
  return () => {
    offers = offers.filter((one) => one !== rows);
    if (offers.length === 0) shown = false;
  };
}

export function keysHere(): readonly KeyRow[] {
  return offers.flatMap((rows) => rows());
}

/** Shows the list, if there is one here. */
export function showKeys(): boolean {
  shown = offers.length > 0;
  return shown;
}

export function hideKeys(): void {
  shown = false;
}

export function areKeysShown(): boolean {
  return shown;
}
