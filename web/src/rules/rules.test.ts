import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { printerOf, sumsIn } from '../../tools/words.ts';
import { LANGUAGES, type Language } from '../words/languages';
import { typeset } from '../words/typography';
import { type Block, type Book, inline, linesOf, parse, plain, ruleAnchorOf, sectionOf } from './parse';
import { smallestAt } from './pointed';
import { fold, marked, search, stems } from './search';
import { ruleOfCard, ruleOfRound, THINGS, TOPICS } from './things';

const words = fileURLToPath(new URL('../words/', import.meta.url));

/** The book as readers get it. */
function bookIn(language: Language): Book {
  const printer = printerOf(words, language);
  const source = readFileSync(new URL(`./text/${language}.md`, import.meta.url), 'utf8');
  return parse(source, (text) => typeset(text, printer));
}
const english = bookIn('en');

/** What is the same of a block in every language. */
function pieceOf(block: Block): unknown {
  if (block.kind === 'list') return ['list', block.items.length];
  if (block.kind === 'table') return ['table', block.head.length, block.rows.map((row) => row.length)];
  return block.kind === 'train' ? block : block.kind;
}

describe('the parser', () => {
  it('reads headings, anchors and rules', () => {
    const book = parse('# A {#a B1}\n\nOne\ntwo.\n\n## B {#b #c R2 V3}\n');
    expect(book.sections).toEqual([
      {
        level: 1,
        title: 'A',
        anchor: 'a',
        also: [],
        chapter: 'a',
        rules: ['B1'],
        blocks: [{ kind: 'paragraph', line: [{ kind: 'text', text: 'One two.' }] }],
      },
      { level: 2, title: 'B', anchor: 'b', also: ['c'], chapter: 'a', rules: ['R2', 'V3'], blocks: [] },
    ]);
    expect(book.at.get('c')?.title).toBe('B');
    expect(ruleAnchorOf(book, 'R2')).toBe('b');
    expect(ruleAnchorOf(book, 'R9')).toBeNull();
    expect(sectionOf(book, 'V3')?.anchor).toBe('b');
    expect(sectionOf(book, 'nowhere')).toBeNull();
  });

  it('reads what stands in a line', () => {
    expect(inline('Go **now** to [Doc](#bandit-doc): ![turn-tunnel].')).toEqual([
      { kind: 'text', text: 'Go ' },
      { kind: 'bold', text: 'now' },
      { kind: 'text', text: ' to ' },
      { kind: 'link', text: 'Doc', to: 'bandit-doc' },
      { kind: 'text', text: ': ' },
      { kind: 'art', thing: 'turn-tunnel' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('reads lists, examples, tables and trains', () => {
    const text = (text: string) => [{ kind: 'text', text }];
    const book = parse(
      '# A {#a}\n\n- x\n- y\n\n1. x\n2. y\n\n> so\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n```train\nroof: - | doc mei\ninside: x | -\n```',
    );
    expect(book.sections[0]?.blocks).toEqual([
      { kind: 'list', ordered: false, items: [text('x'), text('y')] },
      { kind: 'list', ordered: true, items: [text('x'), text('y')] },
      { kind: 'example', line: text('so') },
      { kind: 'table', head: [text('a'), text('b')], rows: [[text('1'), text('2')]] },
      { kind: 'train', roof: [[], ['doc', 'mei']], inside: [['x'], []] },
    ]);
  });

  it('knows no two sections by one name', () => {
    expect(() => parse('# A {#a}\n\n# B {#a}')).toThrow('two sections are called a');
  });
});

for (const language of LANGUAGES) {
  describe(`the rulebook in ${language}`, () => {
    const book = bookIn(language);

    it('has a section for everything that the protocol names, and for nothing else', () => {
      const wanted: string[] = [...Object.keys(THINGS), ...TOPICS];
      const missing = wanted.filter((anchor) => !book.at.has(anchor));
      expect(missing, `rules/text/${language}.md has no section for these`).toEqual([]);
      const surplus = [...book.at.keys()].filter((anchor) => !wanted.includes(anchor));
      expect(surplus, `rules/text/${language}.md has sections for these, which are nothing`).toEqual([]);
    });

    it('has the sections of the English one, made of the same pieces', () => {
      const outline = (one: Book) =>
        one.sections.map(({ level, anchor, also, rules, blocks }) => [level, anchor, also, rules, blocks.map(pieceOf)]);
      expect(outline(book)).toEqual(outline(english));
    });

    it('has only links that lead somewhere', () => {
      for (const span of book.sections.flatMap(linesOf).flat()) {
        if (span.kind === 'link') expect([...book.at.keys()], span.text).toContain(span.to);
        if (span.kind === 'art') expect(Object.keys(THINGS)).toContain(span.thing);
        if (span.kind === 'text' || span.kind === 'bold') expect(span.text).not.toMatch(/[*[\]{}|`#]/);
      }
    });

    it('prints sums in one way, and no straight apostrophe', () => {
      const { dollars } = printerOf(words, language);
      const text = book.sections.flatMap((section) => [section.title, ...linesOf(section).map(plain)]).join('\n');
      expect(sumsIn(text).length).toBeGreaterThan(20);
      for (const { sum, amount } of sumsIn(text)) expect(sum).toBe(dollars(amount));
      expect(text).not.toContain("'");
    });

    it('says something in every section but those that only gather others', () => {
      const silent = book.sections.filter(({ blocks }) => blocks.length === 0).map(({ anchor }) => anchor);
      expect(silent).toEqual(['danger']);
    });
  });
}

describe('the rules', () => {
  it('of the documents are all told to players', () => {
    const folder = new URL('../../../docs/rules/', import.meta.url);
    const exact = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    const ids = exact.flatMap((text) => [...text.matchAll(/^\*\*([BVCR]\d+)\*\*/gm)].map(([, id]) => id));
    expect(ids.length).toBeGreaterThan(100);
    const told = new Set<string | undefined>(english.ruled.keys());
    const untold = ids.filter((id) => !told.has(id));
    expect(untold, 'no section of rules/text/en.md names these rules').toEqual([]);
    const unknown = [...told].filter((id) => !ids.includes(id));
    expect(unknown, 'rules/text/en.md names these rules, which are not in docs/rules').toEqual([]);
  });

  it('are found from cards and round cards', () => {
    expect(ruleOfCard('fire')).toBe('action-fire');
    expect(ruleOfCard('ghost:punch')).toBe('action-punch');
    expect(ruleOfCard('bullet:neutral')).toBe('bullets');
    expect(ruleOfCard('binoculars:mei')).toBe('plot-binoculars');
    expect(ruleOfRound('braking', 'braking')).toBe('event-braking');
    expect(ruleOfRound('delayed-attack', null)).toBe('round-delayed-attack');
    // Where events are not played, a card with one ends without.
    expect(ruleOfRound('braking', null)).toBe('round-cards');
  });
});

describe('pointing', () => {
  it('means the smallest thing there', () => {
    const box = (left: number, right: number) => ({ left, right, top: 0, bottom: 10 });
    const things = [
      { thing: 'car', box: box(0, 100) },
      { thing: 'token', box: box(40, 50) },
    ];
    expect(smallestAt(things, 45, 5)).toBe('token');
    expect(smallestAt(things, 60, 5)).toBe('car');
    expect(smallestAt(things, 60, 15)).toBeNull();
  });
});

describe('the search', () => {
  it('does not mind case, accents and apostrophes', () => {
    expect(fold('Кошелёк ŁUP Кур’єр')).toBe("кошелек lup кур'єр");
    expect(fold('Żółć')).toHaveLength(4);
  });

  it('does not mind the usual endings', () => {
    expect(stems('Bullets, two', 'en')).toEqual(['bullet', 'two']);
    expect(stems('крыша', 'ru')).toEqual(['крыш']);
    expect(stems('pocisk', 'pl')).toEqual(['pocisk']);
  });

  it('finds the sections that have every word', () => {
    const titles = (query: string) => search(english, query, 'en').map(({ anchor }) => anchor);
    expect(titles('cheapest purse')).toEqual(['event-marshals-revenge']);
    expect(titles('B24')).toEqual(['action-punch']);
    expect(titles('$1000 strongbox')).toEqual(['loot-strongbox']);
    expect(titles('zeppelin')).toEqual([]);
    expect(titles('  ')).toHaveLength(english.sections.length);
    const russian = bookIn('ru');
    expect(search(russian, 'САМОРОДОК', 'ru').map(({ anchor }) => anchor)).toContain('loot-nugget');
    expect(search(russian, 'кошелек', 'ru').map(({ anchor }) => anchor)).toContain('loot-purse');
  });

  it('marks words by their beginnings', () => {
    expect(marked('Пуля и нейтральные пули', ['пул'])).toEqual([
      { text: 'Пуля', hit: true },
      { text: ' и нейтральные ', hit: false },
      { text: 'пули', hit: true },
    ]);
    expect(marked('recar', ['car'])).toEqual([{ text: 'recar', hit: false }]);
    expect(marked('cars', ['car', 'cars'])).toEqual([{ text: 'cars', hit: true }]);
  });
});
