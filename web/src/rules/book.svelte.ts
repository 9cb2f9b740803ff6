/** The rulebook in the reader's language. It comes when somebody opens it, and again when the language changes. */
import { typeset } from '../words/typography';
import { dollars, language } from '../words/words.svelte';
import type { Language } from '../words/languages';
import { type Book, parse } from './parse';

const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./text/en.md?raw'),
  ru: () => import('./text/ru.md?raw'),
  uk: () => import('./text/uk.md?raw'),
  pl: () => import('./text/pl.md?raw'),
};

let book = $state.raw<Book | null>(null);

/** To be called by whatever shows the book; until the text is there, there is none. */
export function openBook(): () => Book | null {
  $effect(() => {
    const wanted = language();
    void sources[wanted]().then(({ default: source }) => {
      if (wanted === language()) book = parse(source, (text) => typeset(text, { language: wanted, dollars }));
    });
  });
  return () => book;
}
