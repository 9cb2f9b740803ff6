/** What the server is asked about people: oneself, whom to play with, how well everybody plays (docs/regulars.md). */
import { ask, post, read } from '../protocol/http';
import { withNames } from '../protocol/somebody';
import type {
  LeaderboardJson,
  MeJson,
  MoveJson,
  MyTablesJson,
  PlayerJson,
  RatedKind,
  TrainsJson,
  TrainWishJson,
} from '../protocol/types';

function put(path: string, body: unknown): Promise<Response> {
  return ask(path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

export function whoAmI(): Promise<MeJson> {
  return read('/me');
}

export async function rename(name: string): Promise<MeJson> {
  return (await (await put('/me', { name })).json()) as MeJson;
}

/** A link with which another device is oneself, too. */
export async function openMove(): Promise<MoveJson> {
  return (await (await post('/me/moves', {})).json()) as MoveJson;
}

/** From now on this browser is whoever made the link. */
export async function takeMove(token: string): Promise<MeJson> {
  return (await (await post(`/moves/${encodeURIComponent(token)}`, {})).json()) as MeJson;
}

export async function everything(): Promise<Blob> {
  return (await ask('/me/everything')).blob();
}

export async function deleteMe(): Promise<void> {
  await ask('/me', { method: 'DELETE' });
}

/** One's games that are over, some at a time. */
export async function myPast(after: string | null): Promise<MyTablesJson> {
  const from = after ? `&after=${encodeURIComponent(after)}` : '';
  const past: MyTablesJson = await read(`/tables/mine?stages=over&limit=20${from}`);
  return { ...past, tables: past.tables.map(withNames) };
}

export function leaderboard(kind: RatedKind, after: string | null): Promise<LeaderboardJson> {
  return read(`/leaderboard?kind=${kind}${after ? `&after=${encodeURIComponent(after)}` : ''}`);
}

export function player(handle: string): Promise<PlayerJson> {
  return read(`/people/${encodeURIComponent(handle)}`);
}

/** Who waits; with a state the answer waits until something is different. */
export async function trains(after: string | null, signal: AbortSignal): Promise<TrainsJson> {
  const path = `/trains${after ? `?after=${encodeURIComponent(after)}` : ''}`;
  return (await (await ask(path, { signal })).json()) as TrainsJson;
}

export async function waitFor(wish: TrainWishJson): Promise<TrainsJson> {
  return (await (await post('/trains', wish)).json()) as TrainsJson;
}

export async function stopWaiting(): Promise<void> {
  await ask('/trains', { method: 'DELETE' });
}
