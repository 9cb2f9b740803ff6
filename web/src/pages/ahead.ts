/** What is asked of a table while the page for it is still on its way. */
import { openEarly, socketAddress } from '../protocol/early';
import { isHere } from '../protocol/host';
import { pathOf, read } from '../protocol/http';
import type { TableJson } from '../protocol/types';
import { place } from './place';

let asked: { table: string; answer: Promise<TableJson> } | null = null;

export function askAhead(table: string): void {
  asked = { table, answer: look(table) };
  if (isHere(table)) return;
  // Only now: with the answer a newcomer got the name by which the line will know them. With a seat link they take the seat
  // first. Whoever takes the answer deals with a refusal.
  asked.answer.then(
    () => place().hash || openEarly(socketAddress(table, null)),
    () => undefined,
  );
}

/** The answer is good once: whoever looks again wants to know how things are then. */
export function lookOnce(table: string): Promise<TableJson> {
  const ahead = asked;
  asked = null;
  return ahead?.table === table ? ahead.answer : look(table);
}

/** Without names: the words for those who have none are still on their way. */
async function look(table: string): Promise<TableJson> {
  return isHere(table) ? (await import('../local/here')).here.look(table) : read(pathOf(table));
}
