/**
 * A text as a printer would set it: apostrophes are curly, sums are those of the language's books, and lines don't break
 * where they should not. Whoever writes texts types what a keyboard has: `'`, `$1000` and plain spaces.
 */
import type { Language } from './languages.ts';

export interface Printer {
  language: Language;
  /** A sum as the language prints it. */
  dollars: (amount: number) => string;
}

export const NBSP = '\u00a0';

/** Particles that lean on the word before them. All other short words lean on the one after them. */
const ENCLITICS: Record<Language, readonly string[]> = {
  en: [],
  ru: ['бы', 'же', 'ли', 'б', 'ж', 'ль'],
  uk: ['би', 'же', 'б', 'ж'],
  pl: [],
};

export function typeset(text: string, { language, dollars }: Printer): string {
  const set = text
    .replaceAll("'", '’')
    .replace(/(?<![\d$,.])(\d+) (?=\p{L})/gu, `$1${NBSP}`)
    .replace(/\$(\d+)/g, (_, amount: string) => dollars(Number(amount)))
    .replace(/ (?=\$(?!\d))/g, NBSP)
    .replace(/ (?=[—–](?: |$))/g, NBSP);
  // In English a line may end with any word.
  return language === 'en' ? set : leaning(set, ENCLITICS[language]);
}

/** Words of one or two letters never stand alone at the end of a line. */
function leaning(text: string, enclitics: readonly string[]): string {
  const leansBack = (word: string) => enclitics.includes(word.toLowerCase());
  return text
    .replace(/(?<=\p{L}) (\p{L}{1,2})(?!\p{L})/gu, (whole, word: string) => (leansBack(word) ? NBSP + word : whole))
    .replace(/(?<![\p{L}\p{N}’-])(\p{L}{1,2}) /gu, (whole, word: string) => (leansBack(word) ? whole : word + NBSP));
}
