/** Asks axe whether a page can be used by everybody (WCAG 2.2 AA, and what is good practice besides). */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, a line for each element. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run(where: Document, how: object): Promise<AxeResults> } }).axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
      }),
    RULES,
  );
  return found.violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, any }) => `${impact} ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );
}
