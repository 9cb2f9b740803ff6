/** What is asked over HTTP. */
import { ask, pathOf, post, read } from './http';
import { withNames } from './somebody';
import type {
  ClaimJson,
  LobbyJson,
  MyTablesJson,
  NewTableJson,
  OpenedJson,
  PresetJson,
  ReplayJson,
  SwitchJson,
  TableJson,
  Viewer,
} from './types';

/** So many tables of the list come at once. */
const PAGE = 50;

export function presets(): Promise<PresetJson[]> {
  return read('/presets');
}

export function switches(): Promise<SwitchJson[]> {
  return read('/switches');
}

/** A part of the list of public tables, and where it goes on. */
export interface Listed {
  tables: LobbyJson[];
  next: string | null;
}

/** The public tables at which somebody of this name sits, or all; `pages` of them. */
export async function tables(name: string, pages: number): Promise<Listed> {
  let next: string | null = `/tables?limit=${PAGE}${name ? `&name=${encodeURIComponent(name)}` : ''}`;
  const listed: LobbyJson[] = [];
  for (let page = 0; page < pages && next; page++) {
    const response: Response = await ask(next);
    listed.push(...((await response.json()) as LobbyJson[]).map(withNames));
    next = /<\/api([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  }
  return { tables: listed, next };
}

/** Deletes all that is one's own, for good. */
export async function forgetMe(): Promise<void> {
  await post('/me/forget', {});
}

/** One's own tables that are not over: those where one has a seat, and those that one hosts. */
export async function myTables(limit: number): Promise<MyTablesJson> {
  const mine: MyTablesJson = await read(`/tables/mine?limit=${limit}`);
  return { ...mine, tables: mine.tables.map(withNames) };
}

export async function look(table: string): Promise<TableJson> {
  return withNames(await read<TableJson>(pathOf(table)));
}

export async function open(table: NewTableJson): Promise<string> {
  return ((await (await post('/tables', table)).json()) as OpenedJson).table;
}

export async function claim(table: string, seat: ClaimJson): Promise<void> {
  await post(`${pathOf(table)}/claim`, seat);
}

/** A game from its start, seen with somebody's eyes or, after the end, with everything open. */
export async function replay(table: string, eyes: Viewer | 'open'): Promise<ReplayJson> {
  const past: ReplayJson = await read(`${pathOf(table)}/replay?eyes=${eyes}`);
  return { ...past, table: withNames(past.table) };
}

export function recordAddress(table: string): string {
  return `/api${pathOf(table)}/record`;
}
