/** The words of the client, so that tests find things by what they are called, in any language. */
import { fileURLToPath } from 'node:url';
import type { FluentBundle } from '@fluent/bundle';
import { bundleOf, say } from '../../src/words/bundle';
import type { Messages } from '../../src/words/keys';
import type { Language } from '../../src/words/languages';
import { printedIn, read, sourceOf } from '../../tools/words';

const FOLDER = fileURLToPath(new URL('../../src/words', import.meta.url));
const bundles = new Map<Language, FluentBundle>();

function bundle(language: Language): FluentBundle {
  const known = bundles.get(language) ?? bundleOf(language, printedIn(FOLDER, language));
  bundles.set(language, known);
  return known;
}

type Key = keyof Messages;
type Arguments<K extends Key> = Messages[K] extends null ? [] : [args: Messages[K]];

export function wordsIn<K extends Key>(language: Language, id: K, ...[args]: Arguments<K>): string {
  return say(bundle(language), id, args ?? null);
}

/** A message in English. */
export function words<K extends Key>(id: K, ...args: Arguments<K>): string {
  return wordsIn('en', id, ...args);
}

/** The same as it is heard: where a line may not break is nothing to be heard. */
export function heard<K extends Key>(id: K, ...args: Arguments<K>): string {
  return words(id, ...args).replaceAll('\u00a0', ' ');
}

/** All keys, so that none of them is seen where words should be. */
export const KEYS: readonly string[] = [...read(sourceOf(FOLDER, 'en')).keys()];
