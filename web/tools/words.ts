/** Reads the messages of a language, and makes of the English ones the types that the code uses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FluentParser, Visitor, type Pattern, type VariableReference } from '@fluent/syntax';

export interface Message {
  variables: string[];
  attributes: string[];
}

const VIRTUAL = '\0virtual:words/';

/** `virtual:words/en` is everything that is said in English, in one string: a language is one request. */
export function words(folder: string): Plugin {
  return {
    name: 'folsom-words',
    resolveId: (id) => (id.startsWith('virtual:words/') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const language = id.slice(VIRTUAL.length);
      for (const file of filesOf(folder, language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(sourceOf(folder, language))}`;
    },
  };
}

function filesOf(folder: string, language: string): string[] {
  return readdirSync(join(folder, language))
    .sort()
    .map((file) => join(folder, language, file));
}

/** All files of a language, one after another. */
export function sourceOf(folder: string, language: string): string {
  return filesOf(folder, language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

class Variables extends Visitor {
  readonly found = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.found.add(node.id.name);
  }
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
