/** Which drawing shows a token. */
import type { TokenJson } from '../protocol/types';

export function drawingOfLoot({ kind, document, dollars }: Pick<TokenJson, 'kind' | 'document' | 'dollars'>): string {
  if (kind === 'document' && document) return `document-${document}`;
  // A purse whose value the viewer knows has a plate instead of the question mark.
  if ((kind === 'purse' || kind === 'bag') && dollars !== null) return `${kind}-value`;
  return kind;
}
