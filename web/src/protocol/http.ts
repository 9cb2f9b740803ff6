/**
 * How things are asked for over HTTP. Knows no words: the first script of a page asks by this, and everything it imports comes
 * before the page does.
 */
import type { ErrorJson, WhyJson } from './types';

/** The server said no, or nothing. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    reason: string,
    /** Why the rules say no, if it is they who do. */
    readonly why?: WhyJson,
  ) {
    super(reason);
  }
}

export async function ask(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new ApiError('offline', 'the server does not answer');
  });
  if (response.ok) return response;
  const error = (await response.json().catch(() => null)) as ErrorJson | null;
  throw new ApiError(error?.code ?? `status-${response.status}`, error?.reason ?? response.statusText, error?.why);
}

export async function read<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

export function post(path: string, body: unknown): Promise<Response> {
  return ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

export function pathOf(table: string): string {
  return `/tables/${encodeURIComponent(table)}`;
}
