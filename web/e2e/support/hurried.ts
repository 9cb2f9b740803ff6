/** Games whose course does not matter, played as fast as they can be: the first choice is taken, over the page's own line. */
import type { TablePage } from '../pages/table';
import type { Seat } from '../../src/protocol/types';

/** Plays to the end at all these pages. */
export async function hurryToTheEnd(tables: readonly TablePage[]): Promise<void> {
  await Promise.all(tables.map((table) => hurry(table)));
}

async function hurry(table: TablePage): Promise<void> {
  for (let id = 900_000; ; id++) {
    const turn = await table.line.myTurn();
    if (!turn) return;
    const { views } = await table.line.snapshot();
    const choice = views.find(({ view }) => view.viewer === turn.seat)?.choices?.list[0]?.text;
    if (choice !== undefined) await choose(table, id, turn.seat, turn.number, choice);
    await table.line.decided(turn);
  }
}

async function choose(table: TablePage, id: number, seat: Seat, number: number, choice: string): Promise<void> {
  await table.page.evaluate(
    ({ id, seat, number, choice }) =>
      window.line.sockets.at(-1)?.send(JSON.stringify({ id, wish: { type: 'choose', seat, number, choice } })),
    { id, seat, number, choice },
  );
}
