/** What is asked over HTTP. */
import type {
  ClaimJson,
  ErrorJson,
  LobbyJson,
  MyTablesJson,
  NewTableJson,
  OpenedJson,
  PresetJson,
  ReplayJson,
  SwitchJson,
  TableJson,
  Viewer,
  WhyJson,
} from './types';

/** The server said no, or nothing. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    reason: string,
    /** Why the rules say no, if it is they who do. */
    readonly why?: WhyJson,
  ) {
    super(reason);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new Refusal('offline', 'the server does not answer');
  });
  if (response.ok) return response;
  const error = (await response.json().catch(() => null)) as ErrorJson | null;
  throw new Refusal(error?.code ?? `status-${response.status}`, error?.reason ?? response.statusText, error?.why);
}

async function read<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

function post(path: string, body: unknown): Promise<Response> {
  return ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

export function presets(): Promise<PresetJson[]> {
  return read('/presets');
}

export function switches(): Promise<SwitchJson[]> {
  return read('/switches');
}

export function tables(): Promise<LobbyJson[]> {
  return read('/tables');
}

/** One's own tables that are not over: those where one has a seat, and those that one hosts. */
export function myTables(limit: number): Promise<MyTablesJson> {
  return read(`/tables/mine?limit=${limit}`);
}

export function look(table: string): Promise<TableJson> {
  return read(`/tables/${encodeURIComponent(table)}`);
}

export async function open(table: NewTableJson): Promise<string> {
  return ((await (await post('/tables', table)).json()) as OpenedJson).table;
}

export async function claim(table: string, seat: ClaimJson): Promise<void> {
  await post(`/tables/${encodeURIComponent(table)}/claim`, seat);
}

/** A game from its start, seen with somebody's eyes or, after the end, with everything open. */
export function replay(table: string, eyes: Viewer | 'open'): Promise<ReplayJson> {
  return read(`/tables/${encodeURIComponent(table)}/replay?eyes=${eyes}`);
}

export function recordAddress(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}/record`;
}
