/** Finds words in the rulebook, whatever their case, accents and, more or less, endings. */
import type { Language } from '../words/languages';
import { type Book, type Section, linesOf, plain } from './parse';

const ALIKE: Record<string, string> = { ł: 'l', ґ: 'г', '’': "'", ʼ: "'" };
const ENDINGS: Record<Language, RegExp> = { en: /s$/, ru: /[аеиоуыэюяь]$/, uk: /[аеиіоуюяьє]$/, pl: /[aeiouy]$/ };
/** Shorter words are all stem. */
const SHORTEST = 4;

/** A text as it is compared. It stays as long as it was, so that what is found can be marked. */
export function fold(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => ALIKE[letter] ?? letter.normalize('NFD').charAt(0)).join('');
}

/** The words of a query, without an ending that other forms of a word may not have. */
export function stems(query: string, language: Language): string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}$']+/u)
    .filter((word) => word !== '')
    .map((word) => numberIn(word, language) ?? (word.length < SHORTEST ? word : word.replace(ENDINGS[language], '')));
}

/** A number as the book prints it, wherever its dollar stands: whoever looks for 1000 finds $1,000. */
function numberIn(word: string, language: Language): string | null {
  const digits = /^\$?(\d+)\$?$/.exec(word)?.[1];
  return (language === 'en' ? digits?.replace(/(?<=\d)(?=\d{3}$)/, ',') : digits) ?? null;
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** A text in pieces: words that begin as one of the stems are hits. */
export function marked(text: string, wanted: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [from, to] of found(fold(text), wanted)) {
    if (from > end) pieces.push({ text: text.slice(end, from), hit: false });
    pieces.push({ text: text.slice(from, to), hit: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
}

/** Where the stems stand in a folded text, in order and apart from each other. */
function found(text: string, wanted: readonly string[]): [number, number][] {
  const all: [number, number][] = [];
  for (const stem of wanted) {
    for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + stem.length)) {
      if (beginsWord(text, at)) all.push([at, endOfWord(text, at + stem.length)]);
    }
  }
  all.sort(([a, b], [c, d]) => a - c || d - b);
  return all.filter(([from], index) => all.slice(0, index).every(([, to]) => to <= from));
}

/** With its ending a word reads better marked. */
function endOfWord(text: string, from: number): number {
  const rest = /^[\p{L}\p{N}]*/u.exec(text.slice(from))?.[0] ?? '';
  return from + rest.length;
}

function beginsWord(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}

/** The sections in which every word of the query stands, in the order of the book. */
export function search(book: Book, query: string, language: Language): Section[] {
  const wanted = stems(query, language);
  if (wanted.length === 0) return book.sections;
  return book.sections.filter((section) => {
    const text = fold(textOf(section));
    return wanted.every((stem) => found(text, [stem]).length > 0);
  });
}

function textOf(section: Section): string {
  return [section.title, ...linesOf(section).map(plain), ...section.rules].join('\n');
}
