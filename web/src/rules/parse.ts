/**
 * The text of the rulebook made into data. It is a small part of Markdown: headings with their anchors and the rules
 * they tell (`## Punch {#action-punch B24 R5}`), paragraphs, lists, examples (`>`), tables, trains (a fence), and within
 * a line `**bold**`, `[links](#anchor)` and `![thing]`, the drawing of a thing.
 */

/** An exact rule of `docs/rules`. */
export type RuleId = `${'B' | 'V' | 'C' | 'R'}${number}`;

export type Span =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; to: string }
  | { kind: 'art'; thing: string };

export type Line = readonly Span[];

/** Who stands where, car by car from the locomotive to the rear. */
export interface TrainFigure {
  roof: string[][];
  inside: string[][];
}

export type Block =
  | { kind: 'paragraph'; line: Line }
  | { kind: 'example'; line: Line }
  | { kind: 'list'; ordered: boolean; items: Line[] }
  | { kind: 'table'; head: Line[]; rows: Line[][] }
  | ({ kind: 'train' } & TrainFigure);

export interface Section {
  /** Chapters are 1, sections in them 2. */
  level: 1 | 2;
  title: string;
  anchor: string;
  /** Other anchors that lead here. */
  also: string[];
  /** The anchor of its chapter. */
  chapter: string;
  /** The exact rules that it tells. */
  rules: RuleId[];
  blocks: Block[];
}

export interface Book {
  sections: Section[];
  /** Sections by any of their anchors. */
  at: ReadonlyMap<string, Section>;
  /** The first section that tells a rule. */
  ruled: ReadonlyMap<RuleId, Section>;
}

const HEADING = /^(#{1,2}) (.+?) \{#([^}]+)\}$/;
const INLINE = /\*\*(.+?)\*\*|!\[([a-z0-9-]+)\]|\[([^\]]+)\]\(#([a-z0-9-]+)\)/g;

/** Sets a text for print. */
type Print = (text: string) => string;
const asWritten: Print = (text) => text;

export function parse(source: string, print: Print = asWritten): Book {
  const sections: Section[] = [];
  let chapter = '';
  for (const lines of paragraphs(source)) {
    const heading = HEADING.exec(lines[0] ?? '');
    if (heading) {
      const [, hashes = '', title = '', attributes = ''] = heading;
      const words = `#${attributes}`.split(' ');
      const [anchor = '', ...also] = words.filter((word) => word.startsWith('#')).map((word) => word.slice(1));
      const rules = words.filter((word): word is RuleId => /^[BVCR]\d+$/.test(word));
      if (hashes === '#') chapter = anchor;
      sections.push({ level: hashes === '#' ? 1 : 2, title: print(title), anchor, also, chapter, rules, blocks: [] });
    } else {
      const section = sections.at(-1);
      if (!section) throw new Error(`before the first heading: ${lines[0]}`);
      section.blocks.push(blockOf(lines, (text) => inline(text, print)));
    }
  }
  return bound(sections);
}

function bound(sections: Section[]): Book {
  const at = new Map<string, Section>();
  const ruled = new Map<RuleId, Section>();
  for (const section of sections) {
    for (const anchor of [section.anchor, ...section.also]) {
      if (at.has(anchor)) throw new Error(`two sections are called ${anchor}`);
      at.set(anchor, section);
    }
    for (const rule of section.rules) if (!ruled.has(rule)) ruled.set(rule, section);
  }
  return { sections, at, ruled };
}

/** Where a rule is told to players. */
export function ruleAnchorOf(book: Book, rule: RuleId): string | null {
  return book.ruled.get(rule)?.anchor ?? null;
}

/** The section that an anchor or the number of a rule leads to. */
export function sectionOf(book: Book, target: string): Section | null {
  return book.at.get(target) ?? book.ruled.get(target as RuleId) ?? null;
}

/** Lines that belong together: what stands between empty lines. */
function paragraphs(source: string): string[][] {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
}

function blockOf(lines: string[], lineOf: (text: string) => Line): Block {
  const [first = ''] = lines;
  if (first === '```train') return trainOf(lines.slice(1, -1));
  if (first.startsWith('|')) {
    const [head = [], , ...rows] = lines.map((line) => cellsOf(line).map(lineOf));
    return { kind: 'table', head, rows };
  }
  if (first.startsWith('- '))
    return { kind: 'list', ordered: false, items: lines.map((line) => lineOf(line.slice(2))) };
  if (/^\d+\. /.test(first)) {
    return { kind: 'list', ordered: true, items: lines.map((line) => lineOf(line.replace(/^\d+\. /, ''))) };
  }
  const text = lines.map((line) => line.replace(/^> /, '')).join(' ');
  return { kind: first.startsWith('> ') ? 'example' : 'paragraph', line: lineOf(text) };
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
}

function trainOf(lines: string[]): Block {
  const floor = (name: 'roof' | 'inside') => {
    const line = lines.find((one) => one.startsWith(`${name}: `));
    if (!line) throw new Error(`a train without ${name}`);
    const cars = line.slice(name.length + 2).split('|');
    return cars.map((car) => car.split(' ').filter((who) => who !== '' && who !== '-'));
  };
  return { kind: 'train', roof: floor('roof'), inside: floor('inside') };
}

export function inline(text: string, print: Print = asWritten): Line {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) spans.push({ kind: 'text', text: print(text.slice(end, match.index)) });
    const [whole, bold, thing, label = '', to = ''] = match;
    if (bold !== undefined) spans.push({ kind: 'bold', text: print(bold) });
    else if (thing !== undefined) spans.push({ kind: 'art', thing });
    else spans.push({ kind: 'link', text: print(label), to });
    end = match.index + whole.length;
  }
  if (end < text.length) spans.push({ kind: 'text', text: print(text.slice(end)) });
  return spans;
}

/** All lines of a section, wherever they stand in it. */
export function linesOf(section: Section): Line[] {
  return section.blocks.flatMap((block): Line[] => {
    switch (block.kind) {
      case 'paragraph':
      case 'example':
        return [block.line];
      case 'list':
        return block.items;
      case 'table':
        return [...block.head, ...block.rows.flat()];
      case 'train':
        return [];
    }
  });
}

/** A line as it is read. */
export function plain(line: Line): string {
  return line.map((span) => (span.kind === 'art' ? '' : span.text)).join('');
}
