/** The typefaces of a table. One that comes after the words has all of them laid out anew. */
import type { Language } from '../words/languages';

const FACES = ['500 1em "Alegreya Sans"', '700 1em "Alegreya Sans"', '800 1em "Alegreya Sans"', '900 1em Vollkorn'];
/** A letter of each alphabet that is needed: the faces are cut into alphabets. */
const LETTERS: Readonly<Record<Language, string>> = { en: 'a', pl: 'aą', ru: 'aя', uk: 'aя' };

export function askForFaces(language: Language): void {
  // One that does not come is asked for again when it is needed.
  for (const face of FACES) document.fonts.load(face, LETTERS[language]).catch(() => undefined);
}
