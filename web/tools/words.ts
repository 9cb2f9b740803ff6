/** Reads the messages of a language, sets them for print, and makes of the English ones the types that the code uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  FluentParser,
  FluentSerializer,
  type FunctionReference,
  Resource,
  type SelectExpression,
  Visitor,
  type Pattern,
  type VariableReference,
} from '@fluent/syntax';
import { bundleOf, say } from '../src/words/bundle.ts';
import { type Language, LANGUAGES } from '../src/words/languages.ts';
import { NBSP, type Printer, typeset } from '../src/words/typography.ts';

export interface Message {
  variables: string[];
  attributes: string[];
}

const VIRTUAL = /^\0virtual:(?:words|later-words\/(\w+))\/(\w+)$/;
/** What few readers come to, in sets: each is loaded when they do. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  review: ['review.ftl'],
  sharing: ['sharing.ftl'],
  regulars: ['games.ftl', 'train.ftl', 'me.ftl', 'players.ftl'],
};
const PHRASES = 'virtual:phrases';

/**
 * `virtual:words/en` is everything that is said in English, in one string: a language is one request. What is needed later is
 * `virtual:later-words/review/en`. `virtual:phrases` has what can be said with one click, in all languages.
 */
export function words(folder: string): Plugin {
  return {
    name: 'folsom-words',
    resolveId: (id) => (/^virtual:((later-)?words\/|phrases$)/.test(id) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PHRASES}`) return `export default ${JSON.stringify(phrasesIn(folder))}`;
      const [, later, language] = VIRTUAL.exec(id) ?? [];
      if (!language) return null;
      for (const file of filesOf(folder, language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(printedIn(folder, language as Language, later ?? 'first'))}`;
    },
  };
}

/** What each phrase is called, by how it is printed in any language. */
export function phrasesIn(folder: string): Record<string, string> {
  const phrases: Record<string, string> = {};
  for (const language of LANGUAGES) {
    const bundle = bundleOf(language, printedIn(folder, language));
    for (const id of read(sourceOf(folder, language)).keys())
      if (id.startsWith('phrase-')) phrases[say(bundle, id)] = id.replace('phrase-', '');
  }
  return phrases;
}

/** Some messages in each language, for what has no words of its own. */
export function wordsFor(folder: string, ids: readonly string[]): Record<string, Record<string, string>> {
  const said = LANGUAGES.map((language) => {
    const bundle = bundleOf(language, printedIn(folder, language));
    return [language, Object.fromEntries(ids.map((id) => [id, say(bundle, id)]))] as const;
  });
  return Object.fromEntries(said);
}

/** Which files of a language: all of them, those that are loaded at once, or a set that comes later. */
type Part = string;

function setOf(file: string): string {
  return Object.keys(LATER).find((set) => LATER[set]?.includes(file)) ?? 'first';
}

function filesOf(folder: string, language: string, part: Part = 'all'): string[] {
  return readdirSync(join(folder, language))
    .filter((file) => part === 'all' || setOf(file) === part)
    .sort()
    .map((file) => join(folder, language, file));
}

/** The files of a language, one after another. */
export function sourceOf(folder: string, language: string, part: Part = 'all'): string {
  return filesOf(folder, language, part)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** The same as readers get it. */
export function printedIn(folder: string, language: Language, part: Part = 'all'): string {
  return printed(sourceOf(folder, language, part), printerOf(folder, language));
}

/** Prints sums as the words of the language do. */
export function printerOf(folder: string, language: Language): Printer {
  const bundle = bundleOf(language, sourceOf(folder, language));
  return { language, dollars: (amount) => say(bundle, 'dollars', { amount }).replace(' ', NBSP) };
}

/** Messages whose texts are set for print. What Fluent itself reads stays as it is; comments are left out. */
export function printed(source: string, printer: Printer): string {
  const { body } = new FluentParser().parse(source);
  const messages = body.filter((entry) => entry.type === 'Message');
  const setter = new Setter(printer);
  for (const message of messages) setter.visit(message);
  return new FluentSerializer().serialize(new Resource(messages));
}

class Setter extends Visitor {
  /** What is counted in the variant at hand. */
  #counted: string | null = null;
  constructor(readonly printer: Printer) {
    super();
  }
  override visitSelectExpression(node: SelectExpression): void {
    const outer = this.#counted;
    this.#counted = node.selector.type === 'VariableReference' ? node.selector.id.name : null;
    this.genericVisit(node);
    this.#counted = outer;
  }
  override visitPattern(node: Pattern): void {
    node.elements.forEach((element, index) => {
      if (element.type !== 'TextElement') return;
      element.value = typeset(element.value, this.printer);
      if (this.#isCount(node.elements[index - 1])) element.value = element.value.replace(/^ (?=\p{L})/u, NBSP);
    });
    this.genericVisit(node);
  }
  /** A number and what is counted stand on one line. */
  #isCount(element: Pattern['elements'][number] | undefined): boolean {
    if (element?.type !== 'Placeable' || element.expression.type !== 'VariableReference') return false;
    return element.expression.id.name === this.#counted;
  }
}

class Variables extends Visitor {
  readonly found = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
}

/** A name that a sentence asks for in a certain form. */
export interface Asked {
  message: string;
  variable: string;
  form: string;
}

class Forms extends Visitor {
  readonly found: Omit<Asked, 'message'>[] = [];
  override visitFunctionReference({ arguments: { positional, named } }: FunctionReference): void {
    const [name] = positional;
    const form = named.find((one) => one.name.name === 'form')?.value;
    if (name?.type === 'VariableReference' && form?.type === 'StringLiteral')
      this.found.push({ variable: name.id.name, form: form.value });
  }
}

/** Every form of a name that the sentences of a language use. */
export function formsAsked(source: string): Asked[] {
  return new FluentParser().parse(source).body.flatMap((entry) => {
    if (entry.type !== 'Message') return [];
    const forms = new Forms();
    forms.visit(entry);
    return forms.found.map((one) => ({ message: entry.id.name, ...one }));
  });
}

function variablesOf(pattern: Pattern | null): string[] {
  const variables = new Variables();
  if (pattern) variables.visit(pattern);
  return [...variables.found].sort();
}

/** The messages of a file; a mistake in it is an error. */
export function read(source: string): Map<string, Message> {
  const messages = new Map<string, Message>();
  for (const entry of new FluentParser().parse(source).body) {
    if (entry.type === 'Junk') throw new Error(`not understood:\n${entry.content}`);
    if (entry.type !== 'Message') continue;
    if (messages.has(entry.id.name)) throw new Error(`${entry.id.name} is there twice`);
    messages.set(entry.id.name, {
      variables: variablesOf(entry.value),
      attributes: entry.attributes.map((attribute) => attribute.id.name).sort(),
    });
  }
  return messages;
}

export function keys(english: string): string {
  const lines = [...read(english)].map(([id, { variables }]) => {
    const args = variables.map((name) => `${name}: Value`).join('; ');
    return `  '${id}': ${args ? `{ ${args} }` : 'null'};`;
  });
  return `// Generated from en/*.ftl by \`npm run words\`. Do not edit: the next run would undo it.

/** What can be put into a message. */
export type Value = string | number;

/** Every message with its variables. */
export interface Messages {
${lines.join('\n')}
}
`;
}

/** The sums in a text, however they are printed. */
export function sumsIn(text: string): { sum: string; amount: number }[] {
  const sums = text.match(/\$\d[\d,]*|\d(?:[\d\u00a0]*\d)?[ \u00a0]?\$/g) ?? [];
  return sums.map((one) => one.replace(/,$/, '')).map((sum) => ({ sum, amount: Number(sum.replace(/\D/g, '')) }));
}
