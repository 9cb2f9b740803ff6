/** What is asked of a table while the page for it is still on its way. */
import { look } from '../protocol/api';
import type { TableJson } from '../protocol/types';

let asked: { table: string; answer: Promise<TableJson> } | null = null;

export function askAhead(table: string): void {
  asked = { table, answer: look(table) };
  // Whoever takes the answer deals with a refusal.
  asked.answer.catch(() => undefined);
}

/** The answer is good once: whoever looks again wants to know how things are then. */
export function lookOnce(table: string): Promise<TableJson> {
  const ahead = asked;
  asked = null;
  return ahead?.table === table ? ahead.answer : look(table);
}
