/** Loot in words: what looks alike is counted, what the listener knows is named with its value. */
import type { LootKind, TokenJson } from '../../protocol/types';
import { dollars, listed, t } from '../../words/words.svelte';

const KINDS: readonly LootKind[] = ['purse', 'jewel', 'strongbox', 'bag', 'nugget', 'document'];

/** As it lies there: so many of each kind. */
export function lyingWords(tokens: readonly TokenJson[]): string[] {
  return KINDS.flatMap((kind) => {
    const count = tokens.filter((token) => token.kind === kind).length;
    return count > 0 ? [t(`lying-${kind}`, { count })] : [];
  });
}

/** As somebody holds it: what it is worth, as far as one knows, and in all, if one knows everything. */
export function heldWords(tokens: readonly TokenJson[]): string {
  if (tokens.length === 0) return t('aloud-no-loot');
  const values = tokens.flatMap(({ dollars: value }) => value ?? []);
  const known = [...new Set(values)].flatMap((value) => worthWords(tokens, value));
  const documents = tokens.flatMap(({ document }) => (document ? [t(`aloud-document-${document}`)] : []));
  const unknown = tokens.filter(({ dollars: value, document }) => value === null && !document);
  const loot = listed([...known, ...documents, ...lyingWords(unknown)]);
  if (values.length < 2 || values.length < tokens.length) return t('aloud-loot', { loot });
  const value = dollars(values.reduce((sum, one) => sum + one, 0));
  return t('aloud-loot', { loot: t('aloud-in-all', { loot, value }) });
}

/** What is worth so much, kind by kind. */
function worthWords(tokens: readonly TokenJson[], worth: number): string[] {
  const value = dollars(worth);
  return KINDS.flatMap((kind) => {
    const alike = tokens.filter((token) => token.kind === kind && token.dollars === worth);
    return lyingWords(alike).map((what) => t(alike.length > 1 ? 'aloud-worth-each' : 'aloud-worth', { what, value }));
  });
}
