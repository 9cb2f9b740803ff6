/** What is asked of a table while the page for it is still on its way. */
import { pathOf, read } from '../protocol/http';
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

/** Without names: the words for those who have none are still on their way. */
function look(table: string): Promise<TableJson> {
  return read(pathOf(table));
}
