/** Links with which one is oneself on another device. The secret stays behind the `#`: no server writes it into a log. */
import { linkTo } from '../pages/place';

export function moveLink(token: string): string {
  return linkTo(`/me#move=${token}`);
}

/** The secret of such a link, if the address has one. */
export function moveOfHash(hash: string): string | null {
  return new URLSearchParams(hash.slice(1)).get('move') || null;
}
