/** The words of the interface in the reader's language; whatever shows them follows when it changes. */
import type { FluentBundle } from '@fluent/bundle';
import { writeSetting } from '../style/settings';
import { addTo, bundleOf, say, sayForm } from './bundle';
import type { Messages } from './keys';
import type { Language } from './languages';
import { type Later, laterSources, sources } from './sources';

interface Spoken {
  language: Language;
  bundle: FluentBundle;
  and: Intl.ListFormat;
  or: Intl.ListFormat;
  /** What was said: a table says the same again with every step of a game. */
  said: Map<string, string>;
}

/** No table has so much to say: then it is about something else by now. */
const MOST_SAID = 2000;

let current = $state.raw<Spoken | null>(null);
/** Somebody has come to where there is more to say. */
let more: readonly Later[] = [];

/** What is to be spoken, and when the one before is: they come one after another, whichever is loaded first. */
let wanted: Language | null = null;
let before: Promise<void> = Promise.resolve();

/** Loads a language and shows it. Until it is there the old one stays. */
export function speak(language: Language): Promise<void> {
  wanted = language;
  const spoken = before.then(() => load(language));
  before = spoken.catch(() => undefined);
  return spoken;
}

async function load(language: Language): Promise<void> {
  const later = more.map((set) => laterSources[set][language]());
  const [first, ...others] = await Promise.all([sources[language](), ...later]);
  const bundle = bundleOf(language, first.default);
  for (const other of others) addTo(bundle, other.default);
  current = {
    language,
    bundle,
    and: new Intl.ListFormat(language, { type: 'conjunction' }),
    or: new Intl.ListFormat(language, { type: 'disjunction' }),
    said: new Map(),
  };
  document.documentElement.lang = language;
}

/** Loads what is said where few readers come, in this language and in any that they choose from now on. */
export async function speakMore(set: Later): Promise<void> {
  if (more.includes(set)) return before;
  more = [...more, set];
  if (wanted) await speak(wanted);
}

/** As `speak`, and remembered. */
export async function choose(language: Language): Promise<void> {
  writeSetting('language', language);
  await speak(language);
}

export function language(): Language {
  return current?.language ?? 'en';
}

type Key = keyof Messages;
type Arguments<K extends Key> = Messages[K] extends null ? [] : [args: Messages[K]];

/** A message in the reader's language. */
export function t<K extends Key>(id: K, ...[args]: Arguments<K>): string {
  if (!current) return '';
  const { bundle, said } = current;
  const key = args ? `${id} ${JSON.stringify(args)}` : id;
  const known = said.get(key);
  if (known !== undefined) return known;
  const text = say(bundle, id, args ?? null);
  if (said.size >= MOST_SAID) said.clear();
  said.set(key, text);
  return text;
}

/** The name of a car as it stands on its plate. */
export function title(id: Key): string {
  return current ? sayForm(current.bundle, id, 'title') : '';
}

/** A list in words: “Doc, Belle and Tuco”. */
export function listed(items: readonly string[]): string {
  return current?.and.format(items) ?? '';
}

/** One of several, in words: “Doc, Belle or Tuco”. */
export function either(items: readonly string[]): string {
  return current?.or.format(items) ?? '';
}

export function dollars(amount: number): string {
  return t('dollars', { amount });
}
