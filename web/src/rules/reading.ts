/** How somebody reads in the book: what they search for, and where links lead. */
import type { Book } from './parse';

export interface Reading {
  book: Book;
  /** The stems of what was searched for. */
  wanted: readonly string[];
  /** What follows a link. Without it a link is an address. */
  onfollow?: (anchor: string) => void;
}
