/** What the rulebooks of the server allow, with switches set otherwise: only what it says is put together here. */
import type { Bandit, Car, Preset, PresetJson, SwitchJson, Switches, TableSizeJson } from '../protocol/types';

export type SwitchName = keyof Switches;

/** All that the server offers for a new table. */
export interface Offer {
  books: readonly PresetJson[];
  switches: readonly SwitchJson[];
}

export function bookOf(books: readonly PresetJson[], preset: Preset): PresetJson {
  const book = books.find((one) => one.preset === preset) ?? books[0];
  if (!book) throw new Error('the server knows no rulebook');
  return book;
}

/** Whether a rulebook sets some switches as they are set here. */
function agrees(book: PresetJson, depends_on: readonly SwitchName[], switches: Switches): boolean {
  return depends_on.every((name) => book.switches[name] === switches[name]);
}

/** A rulebook for the same box: the base game, or the expansion as it is played here. */
function sameBox(books: readonly PresetJson[], switches: Switches): PresetJson | undefined {
  return books.find((book) => agrees(book, book.depends_on, switches));
}

/** The tables there can be. Each is taken from a rulebook that agrees with the switches on which it depends. */
export function sizesOf(books: readonly PresetJson[], switches: Switches): TableSizeJson[] {
  const found = new Map<string, TableSizeJson>();
  for (const book of books) {
    for (const table of book.tables) {
      if (agrees(book, table.depends_on, switches)) found.set(`${table.seats} ${table.pairs}`, table);
    }
  }
  return [...found.values()].sort((a, b) => a.seats - b.seats || Number(a.pairs) - Number(b.pairs));
}

/** The size that is wanted, or the nearest there is. */
export function nearestSize(sizes: readonly TableSizeJson[], seats: number, pairs: boolean): TableSizeJson {
  const far = (size: TableSizeJson) => Math.abs(size.seats - seats) * 2 + Number(size.pairs !== pairs);
  const [nearest] = [...sizes].sort((a, b) => far(a) - far(b));
  if (!nearest) throw new Error('the server knows no table for these rules');
  return nearest;
}

/** The cars that can stand behind the locomotive. */
export function boxOfCars(books: readonly PresetJson[], switches: Switches): Car[] {
  return sameBox(books, switches)?.cars ?? [];
}

/** The bandits that play if nothing is said. */
export function usualBandits(books: readonly PresetJson[], switches: Switches): Bandit[] {
  return sameBox(books, switches)?.admitted ?? [];
}

/** Everybody there is in any box. */
export function everyBandit(books: readonly PresetJson[]): Bandit[] {
  return [...new Set(books.flatMap(({ admitted }) => admitted))];
}
