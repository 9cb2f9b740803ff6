import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { keys, read, sourceOf as sourceIn } from '../../tools/words.ts';
import { bundleOf, say } from './bundle';
import { LANGUAGES } from './languages';

const folder = new URL('./', import.meta.url);
const sourceOf = (language: string) => sourceIn(fileURLToPath(folder), language);
const english = read(sourceOf('en'));

/** All code of the client, but for the tests and the list of keys. */
function code(): string {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts') && !file.endsWith('words/keys.ts'),
  );
  return files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
}

describe('the words', () => {
  it('have the types that the code uses', () => {
    if (process.env.FOLSOM_GOLDENS === 'write') writeFileSync(new URL('keys.ts', folder), keys(sourceOf('en')));
    expect(readFileSync(new URL('keys.ts', folder), 'utf8'), 'run `npm run words`').toBe(keys(sourceOf('en')));
  });

  for (const language of LANGUAGES) {
    it(`are all there in ${language}, with the same variables`, () => {
      const messages = read(sourceOf(language));
      expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [id, { variables }] of messages) {
        expect(variables, `variables of ${id}`).toEqual(english.get(id)?.variables);
      }
    });

    it(`can all be said in ${language}`, () => {
      const bundle = bundleOf(language, sourceOf(language));
      for (const [id, { variables }] of english) {
        // A name for what is a name, a number for what is counted.
        for (const number of [0, 1, 2, 5, 21, 250]) {
          const args = Object.fromEntries(variables.map((name) => [name, EXAMPLES[name] ?? number]));
          const errors: Error[] = [];
          const text = say(bundle, id, args, errors);
          expect(errors, `${id}: ${text}`).toEqual([]);
          expect(text, id).not.toMatch(/\{|undefined|NAME/);
        }
      }
    });

    it(`name every form that they ask for in ${language}`, () => {
      const messages = read(sourceOf(language));
      const forms = [...sourceOf(language).matchAll(/NAME\(\$(\w+), form: "(\w+)"\)/g)];
      for (const [, variable, form] of forms) {
        const kind = variable === 'car' ? 'car-' : variable === 'loot' ? 'loot-' : null;
        if (!kind) continue;
        for (const [id, { attributes }] of messages) if (id.startsWith(kind)) expect(attributes, id).toContain(form);
      }
    });
  }

  it('are all used', () => {
    const source = code();
    const prefixes = [...source.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');
    const unused = [...english.keys()].filter(
      (id) => !source.includes(`'${id}'`) && !prefixes.some((prefix) => prefix.length > 3 && id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it('have the right plural', () => {
    const count = (language: (typeof LANGUAGES)[number], n: number) =>
      say(bundleOf(language, sourceOf(language)), 'table-seats', { count: n });
    expect([1, 2, 5, 21].map((n) => count('ru', n))).toEqual(['1 место', '2 места', '5 мест', '21 место']);
    expect([1, 3, 11].map((n) => count('pl', n))).toEqual(['1 miejsce', '3 miejsca', '11 miejsc']);
    expect([1, 4, 12].map((n) => count('uk', n))).toEqual(['1 місце', '4 місця', '12 місць']);
    expect([1, 2].map((n) => count('en', n))).toEqual(['1 seat', '2 seats']);
  });

  it('decline names where a language does', () => {
    const args = { bandit: 'bandit-doc', victim: 'bandit-belle' };
    expect(say(bundleOf('ru', sourceOf('ru')), 'told-punched', args)).toBe('Док бьёт Красотку.');
    expect(say(bundleOf('en', sourceOf('en')), 'told-punched', args)).toBe('Doc punches Belle.');
  });
});

const EXAMPLES: Record<string, string> = {
  bandit: 'bandit-doc',
  victim: 'bandit-belle',
  car: 'car-dining',
  loot: 'loot-purse',
  one: 'bandit-ghost',
  two: 'bandit-tuco',
};
