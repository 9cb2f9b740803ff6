/** The sheet that shows rules over the table, and whether what is printed on it can be read. */
import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    findOverlaps: (page: Element) => string[];
  }
}

export class RuleSheet {
  readonly sheet: Locator;
  readonly search: Locator;
  readonly page: Locator;

  constructor(private readonly on: Page) {
    this.sheet = on.locator('.sheet[role="dialog"]');
    this.search = this.sheet.getByRole('searchbox');
    this.page = this.sheet.locator('.page');
  }

  /** The contents, by what leads to them at the top of every page. */
  async open(): Promise<void> {
    await this.on.locator('header a[href="/rules"]').click();
    await this.page.getByRole('navigation').waitFor();
  }

  /** Texts that are printed over each other or over a drawing. */
  overlaps(): Promise<string[]> {
    return this.page.evaluate(findOverlaps);
  }

  /** The same for every chapter by itself, found by the contents, and for a section that is named below one of them. */
  async overlapsBySection(title: string): Promise<{ sections: number; found: string[] }> {
    await this.on.evaluate(`window.findOverlaps = ${findOverlaps.toString()}`);
    return this.page.evaluate(async (page, title) => {
      const found: string[] = [];
      let sections = 0;
      const follow = async (link: HTMLElement | null | undefined) => {
        link?.click();
        await new Promise((resume) => setTimeout(resume));
        sections += 1;
        found.push(...window.findOverlaps(page));
      };
      const chapters = page.querySelectorAll('nav a').length;
      for (let index = 0; index < chapters; index++) {
        await follow(page.querySelectorAll<HTMLElement>('nav a')[index]);
        const named = [...page.querySelectorAll<HTMLElement>('.more button')];
        const section = named.find(({ textContent }) => textContent === title);
        if (section) await follow(section);
        while (!page.querySelector('nav')) {
          page.parentElement?.querySelector<HTMLElement>('header .tool')?.click();
          await new Promise((resume) => setTimeout(resume));
        }
      }
      return { sections: sections - chapters, found };
    }, title);
  }
}

/** Runs in the page. Lines of text are measured as they are printed, for a text may flow around a drawing. */
function findOverlaps(page: Element): string[] {
  interface Printed {
    what: string;
    element: Element;
    box: DOMRect;
  }
  const isSeen = (element: Element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none';
  const name = (element: Element) => element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
  const texts: Printed[] = [];
  for (const element of page.querySelectorAll('h2, h3, p, li, th, td, nav a, .more button')) {
    if (!isSeen(element) || element.querySelector('li, nav a, .more button')) continue;
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      if (!text.parentElement || !isSeen(text.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) texts.push({ what: `“${name(element)}”`, element, box });
    }
  }
  const drawings = [...page.querySelectorAll('.drawing')].map((element): Printed => {
    return { what: 'a drawing', element, box: element.getBoundingClientRect() };
  });
  const found = new Set<string>();
  const printed = [...texts, ...drawings].sort((one, other) => one.box.top - other.box.top);
  printed.forEach((one, index) => {
    for (const other of printed.slice(index + 1)) {
      // Letters leave room above and below them: lines may touch.
      if (other.box.top >= one.box.bottom - 5) break;
      if (one.element === other.element) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
      if (across > 1 && down > 5) found.add(`${one.what} and ${other.what}`);
    }
  });
  return [...found];
}
