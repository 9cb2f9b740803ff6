/** Links to tables, and what somebody pasted as one. */
import type { Seat } from '../protocol/types';

export function tableLink(origin: string, table: string): string {
  return `${origin}/t/${table}`;
}

/** The secret stays behind the `#`: it is not sent to the server with the page, and not written into its log. */
export function seatLink(origin: string, table: string, seat: Seat, token: string): string {
  return `${tableLink(origin, table)}#seat=${seat}&token=${token}`;
}

/** Where a pasted link leads within this client; a seat link keeps its secret. Also the bare last part of a link. */
export function addressOfLink(text: string): string | null {
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{8,64})\/?(?:\?[^#]*)?(#.*)?$/.exec(text.trim());
  if (!found?.[1]) return null;
  return `/t/${found[1]}${seatOfHash(found[2] ?? '') ? found[2] : ''}`;
}

/** The seat that a link hands over, with its secret. */
export function seatOfHash(hash: string): { seat: Seat; token: string } | null {
  const parts = new URLSearchParams(hash.slice(1));
  const [seat, token] = [parts.get('seat'), parts.get('token')];
  return seat && token ? { seat: seat as Seat, token } : null;
}
