/** Where figures go: a file that `npm run figures` reads when all of them are there. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

export const FILE = process.env.FOLSOM_FIGURES ?? new URL('../../results/figures.jsonl', import.meta.url).pathname;

/** A row of one of the tables. */
export function report(table: string, row: Record<string, string | number>): void {
  mkdirSync(dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify({ table, ...row })}\n`);
}

/** Of many figures the one in the middle, the one that nineteen of twenty stay below, and the largest. */
export function spread(figures: readonly number[]): { p50: number; p95: number; max: number } {
  const sorted = [...figures].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? 0 };
}
