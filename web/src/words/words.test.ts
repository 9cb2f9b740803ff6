import { BANDITS, ROUND_EVENTS } from '../protocol/constants';
import type { AskedJson } from '../protocol/types';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CUT } from '../art/letters';
import { formsAsked, keys, printedIn, printerOf, read, sourceOf as sourceIn, sumsIn } from '../../tools/words.ts';
import { bundleOf, say } from './bundle';
import { type Language, LANGUAGES } from './languages';
import { NBSP } from './typography';

const folder = new URL('./', import.meta.url);
const path = fileURLToPath(folder);
const sourceOf = (language: Language) => sourceIn(path, language);
const printedOf = (language: Language) => printedIn(path, language);
const english = read(sourceOf('en'));

/** Every kind of question, as the server's own tests make sure. */
const fixture = new URL('../../../crates/protocol/fixtures/choices.json', import.meta.url);
const asked = (JSON.parse(readFileSync(fixture, 'utf8')) as { asked: AskedJson }[]).map(({ asked }) => asked.ask);

/** All code of the client, but for the tests and the list of keys. */
function code(): string {
  const root = new URL('../', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(ts|svelte|js)$/.test(file) && !file.endsWith('.test.ts') && !file.endsWith('words/keys.ts'),
  );
  return files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
}

describe('the words', () => {
  it('have the types that the code uses', () => {
    if (process.env.FOLSOM_GOLDENS === 'write') writeFileSync(new URL('keys.ts', folder), keys(sourceOf('en')));
    expect(readFileSync(new URL('keys.ts', folder), 'utf8'), 'run `npm run words`').toBe(keys(sourceOf('en')));
  });

  it('have a name for all that the protocol has', () => {
    const wanted = [
      ...BANDITS.flatMap((bandit) => [`bandit-${bandit}`, `letter-${bandit}`]),
      ...ROUND_EVENTS.flatMap((event) => [`event-${event}`, `about-event-${event}`]),
      ...asked.map((ask) => `ask-${ask}`),
    ];
    expect(
      wanted.filter((id) => !english.has(id)),
      'words/en lacks these',
    ).toEqual([]);
  });

  for (const language of LANGUAGES) {
    it(`are all there in ${language}, with the same variables`, () => {
      const messages = read(sourceOf(language));
      const missing = [...english.keys()].filter((id) => !messages.has(id));
      expect(missing, `words/${language} lacks these, which English has`).toEqual([]);
      const surplus = [...messages.keys()].filter((id) => !english.has(id));
      expect(surplus, `words/${language} has these, which English lacks`).toEqual([]);
      for (const [id, { variables }] of messages) {
        expect(variables, `variables of ${id}`).toEqual(english.get(id)?.variables);
      }
    });

    it(`can all be said in ${language}`, () => {
      const bundle = bundleOf(language, printedOf(language));
      for (const [id, { variables }] of english) {
        for (const number of [0, 1, 2, 5, 21, 250]) {
          const errors: Error[] = [];
          const text = say(bundle, id, argumentsFor(variables, number), errors);
          expect(errors, `${id}: ${text}`).toEqual([]);
          expect(text, id).not.toMatch(/\{|undefined|NAME/);
        }
      }
    });

    it(`have every form of every name that a sentence asks for in ${language}`, () => {
      const messages = read(sourceOf(language));
      for (const { message, variable, form } of formsAsked(sourceOf(language))) {
        const kind = KINDS[variable];
        if (!kind) throw new Error(`${message}: nobody knows what names { $${variable} } can be`);
        const names = [...messages].filter(([id]) => id.startsWith(kind));
        const without = names.filter(([, { attributes }]) => !attributes.includes(form)).map(([id]) => id);
        expect(without, `${message} needs .${form}`).toEqual([]);
      }
    });

    it(`give every figure a letter of its own in ${language}`, () => {
      const bundle = bundleOf(language, printedOf(language));
      const drawn = bundleOf('en', printedOf('en'));
      const ids = [...english.keys()].filter((id) => id.startsWith('letter-'));
      const letters = ids.map((id) => say(bundle, id));
      expect(letters).toHaveLength(BANDITS.length + 3);
      const shared = ids.filter((_, index) => letters.filter((letter) => letter === letters[index]).length > 1);
      expect(shared, 'these have the same letter').toEqual([]);
      // One sign each, for there is no room for two; and it is the one that is drawn, or cut anew.
      for (const letter of letters) expect(Array.from(letter), letter).toHaveLength(1);
      const isCut = (letter = '', id = '') => (ALIKE[letter] ?? letter) === say(drawn, id) || letter in CUT;
      const uncut = ids.filter((id, index) => !isCut(letters[index], id));
      expect(uncut, 'art/letters.ts has no such letter').toEqual([]);
    });

    it(`are set for print in ${language}, sums in one way`, () => {
      const { dollars } = printerOf(path, language);
      const bundle = bundleOf(language, printedOf(language));
      for (const [id, { variables }] of english) {
        const text = say(bundle, id, argumentsFor(variables, 5));
        expect(text, id).not.toContain("'");
        for (const { sum, amount } of sumsIn(text)) expect(sum, id).toBe(dollars(amount));
      }
    });
  }

  it('are there in every language before any of them is loaded', () => {
    const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
    for (const language of LANGUAGES) expect(page).toContain(`<p lang="${language}">`);
  });

  it('are all used', () => {
    const source = code();
    const prefixes = [...source.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? '');
    const unused = [...english.keys()].filter(
      (id) => !source.includes(`'${id}'`) && !prefixes.some((prefix) => prefix.length > 3 && id.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it('have the right plural', () => {
    const count = (language: Language, n: number) =>
      say(bundleOf(language, printedOf(language)), 'table-seats', { count: n }).replace(NBSP, ' ');
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

/** A name for what is a name, a number for what is counted. */
function argumentsFor(variables: readonly string[], number: number): Record<string, string | number> {
  return Object.fromEntries(variables.map((name) => [name, EXAMPLES[name] ?? number]));
}

/** Cyrillic letters that look like the Latin ones of the drawings. */
const ALIKE: Partial<Record<string, string>> = { Т: 'T', М: 'M' };

/** What a variable that is said by NAME can be. */
const KINDS: Record<string, string> = {
  bandit: 'bandit-',
  victim: 'bandit-',
  one: 'bandit-',
  two: 'bandit-',
  car: 'car-',
  loot: 'loot-',
};

const EXAMPLES: Record<string, string> = {
  bandit: 'bandit-doc',
  victim: 'bandit-belle',
  car: 'car-dining',
  loot: 'loot-purse',
  one: 'bandit-ghost',
  two: 'bandit-tuco',
};
