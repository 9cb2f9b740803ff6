/** Why the server said no, in the reader's language. The codes are those of docs/protocol.md; they never change. */
import { Refusal } from '../protocol/api';
import { t } from '../words/words.svelte';

/** Codes that say everything. */
export const PLAIN = [
  'too-fast',
  'too-many',
  'too-many-connections',
  'storage',
  'stopping',
  'no-such-table',
  'offline',
  'cross-site',
  'bad-link',
  'damaged',
  'not-host',
  'no-such-seat',
  'seat-taken',
  'not-your-seat',
  'empty-seats',
  'begun',
  'not-begun',
  'over',
  'closed',
  'not-away',
  'too-late',
  'too-early',
  'not-asked',
  'nothing-said',
  'too-long',
  'muted',
  'talk-closed',
  'nobody-like-that',
] as const;

/** Codes whose reason says more than they do. It comes in English, from the server. */
export const WITH_REASON = ['not-understood', 'terms', 'against-the-rules'] as const;

/** Why a connection was ended. */
export const FAREWELLS = ['stopping', 'flood', 'garbage', 'message-too-long', 'too-slow', 'silent'] as const;

export interface Refused {
  code: string;
  reason: string;
}

export function refusalWords({ code, reason }: Refused): string {
  const plain = PLAIN.find((one) => one === code);
  if (plain) return t(`refused-${plain}`);
  return t(`refused-${WITH_REASON.find((one) => one === code) ?? 'other'}`, { reason });
}

export function farewellWords(code: string): string {
  return t(`goodbye-${FAREWELLS.find((one) => one === code) ?? 'other'}`);
}

/** The same for whatever was thrown. */
export function troubleWords(error: unknown): string {
  if (error instanceof Refusal) return refusalWords({ code: error.code, reason: error.message });
  return t('refused-other', { reason: error instanceof Error ? error.message : String(error) });
}
