/** What is asked of whoever keeps a table, and of the server about everybody's. */
import { here, mayHost } from '../local/here';
import { SITE } from '../pages/place';
import { type Host, isHere } from './host';
import { ApiError, ask, pathOf, post, read } from './http';
import { server } from './server';
import { withNames } from './somebody';
import type {
  ClaimJson,
  LobbyJson,
  MyTablesJson,
  NewTableJson,
  PresetJson,
  ReplayJson,
  SwitchJson,
  TableJson,
  Viewer,
} from './types';

/** So many tables of the list come at once. */
const PAGE = 50;

export function hostOf(table: string): Host {
  return isHere(table) ? here : server;
}

/** What everybody knows: the server is asked first, so that the engine need not be loaded for it. */
async function known<T>(question: (host: Host) => Promise<T>): Promise<T> {
  if (SITE) return question(here);
  try {
    return await question(server);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'offline' && mayHost()) return question(here);
    throw error;
  }
}

export function presets(): Promise<PresetJson[]> {
  return known((host) => host.presets());
}

export function switches(): Promise<SwitchJson[]> {
  return known((host) => host.switches());
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
  return withNames(await hostOf(table).look(table));
}

/** Opens a table on the server. */
export async function open(table: NewTableJson): Promise<string> {
  // At a rated table devices are told apart, and only by asking who one is a browser becomes one.
  if (table.terms.rated) await read('/me');
  return server.open(table);
}

/** Opens one that needs nobody else: on this device, or on the server where a device can't. */
export async function openAlone(table: NewTableJson): Promise<string> {
  if (SITE) return here.open(table);
  if (!mayHost()) return server.open(table);
  try {
    return await here.open(table);
  } catch (error) {
    // The engine did not come; what else is refused would be refused anywhere.
    if (!(error instanceof ApiError) || error.code !== 'no-engine') throw error;
    return server.open(table);
  }
}

export async function claim(table: string, seat: ClaimJson): Promise<void> {
  await post(`${pathOf(table)}/claim`, seat);
}

/** A game from its start, seen with somebody's eyes or, after the end, with everything open. */
export async function replay(table: string, eyes: Viewer | 'open'): Promise<ReplayJson> {
  const past = await hostOf(table).replay(table, eyes);
  return { ...past, table: withNames(past.table) };
}

export function recordAddress(table: string): string {
  return `/api${pathOf(table)}/record`;
}
