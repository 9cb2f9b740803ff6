/** What is counted, drawn and named. */
import { drawingOfLoot } from '../scene/loot';
import { dollars, t } from '../words/words.svelte';
import type { Piece } from './count';

/** The drawing of a piece; what lay face down shows its face only when it is counted. */
export function drawingOfPiece({ what, token }: Piece, opened: boolean): string {
  if (token) return `loot-${opened ? drawingOfLoot(token) : token.kind}`;
  if (what === 'prize') return 'cards-cylinder-0';
  return what === 'wild-bunch' ? 'loot-wild-bunch' : 'portraits-professore';
}

/** With the armored train the prize is another one. */
export function nameOfPiece({ what, token }: Piece, armored: boolean): string {
  if (token) return t(`loot-${token.kind}`);
  if (what === 'prize') return armored ? t('end-empty') : t('end-prize');
  return what === 'wild-bunch' ? t('end-wild-bunch') : t('end-plan');
}

/** An amount without its sign, as it stands under a token; what is paid beside the loot has a plus. */
export function amountOfPiece({ token, worth }: Piece): string {
  const amount = dollars(worth).replace('$', '').trim();
  return token ? amount : `+${amount}`;
}
