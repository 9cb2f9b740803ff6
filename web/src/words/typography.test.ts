import { describe, expect, it } from 'vitest';
import { printed } from '../../tools/words.ts';
import { bundleOf, say } from './bundle';
import type { Language } from './languages';
import { typeset } from './typography';

const PRINTERS = {
  en: { language: 'en', dollars: (amount: number) => `$${amount}` },
  ru: { language: 'ru', dollars: (amount: number) => `${amount} $` },
  uk: { language: 'uk', dollars: (amount: number) => `${amount} $` },
  pl: { language: 'pl', dollars: (amount: number) => `${amount} $` },
} as const;

/** Set for print, with a visible sign where a line can't break. */
const set = (language: Language, text: string) => typeset(text, PRINTERS[language]).replaceAll('\u00a0', '~');

describe('a text that is set for print', () => {
  it('has curly apostrophes', () => {
    expect(set('en', "Schemin', don't, Friends' table")).toBe('Schemin’, don’t, Friends’ table');
    expect(set('uk', "Кур'єр")).toBe('Кур’єр');
  });

  it('has the sums of its language', () => {
    expect(set('en', 'worth $250 or $500.')).toBe('worth $250 or $500.');
    expect(set('ru', 'от $250 до $500.')).toBe('от~250~$ до~500~$.');
    expect(set('pl', '250 $')).toBe('250~$');
  });

  it('never ends a line with a short word, or begins one with a dash', () => {
    expect(set('pl', 'W wagonie i na dachu, a potem do środka')).toBe('W~wagonie i~na~dachu, a~potem do~środka');
    expect(set('ru', 'Он — тот же бандит, кто-то из них')).toBe('Он~— тот~же бандит, кто-то из~них');
    expect(set('uk', 'якби ж то знав, що й як')).toBe('якби~ж то~знав, що~й~як');
    expect(set('en', 'It is in a car')).toBe('It is in a car');
  });

  it('keeps a number and what is counted together', () => {
    expect(set('en', 'for 2 to 9 friends, 3.')).toBe('for 2~to 9~friends, 3.');
    expect(set('ru', 'пары 2018 года')).toBe('пары 2018~года');
  });
});

describe('messages that are set for print', () => {
  const source = `# a comment
cards = { $count ->
    [one] { $count } card's
   *[other] { $count } cards
} in { NAME($x, form: "a") }
    .a = it's { "it's" }
`;

  it('are those of the source, but for their texts', () => {
    const bundle = bundleOf('en', printed(source, PRINTERS.en));
    expect(say(bundle, 'cards', { count: 1, x: 'nobody' })).toBe('1\u00a0card’s in nobody');
    expect(say(bundle, 'cards', { count: 3, x: 'nobody' })).toBe('3\u00a0cards in nobody');
    const form = bundle.getMessage('cards')?.attributes.a;
    expect(form && bundle.formatPattern(form)).toBe("it’s it's");
  });
});
