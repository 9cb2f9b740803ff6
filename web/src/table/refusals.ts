/** Why the server said no, in the reader's language. The codes are those of docs/protocol.md; they never change. */
import { ApiError } from '../protocol/http';
import type { WhyJson } from '../protocol/types';
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
  'already-seated',
  'not-offered',
  'bad-name',
  'not-your-seat',
  'empty-seats',
  'begun',
  'dealing',
  'not-begun',
  'over',
  'closed',
  'retired-rules',
  'not-away',
  'too-late',
  'too-early',
  'not-asked',
  'nothing-said',
  'too-long',
  'muted',
  'talk-limited',
  'talk-closed',
  'nobody-like-that',
  'needs-server',
  'bad-move',
  'same-device',
  'rated-table',
  'bad-endpoint',
  'bad-keys',
  'no-such-player',
  'gone',
  'bad-quiet',
] as const;

/** The rules say no, and the server tells why in a way that can be said in any language. */
export const BY_RULES = ['terms', 'against-the-rules'] as const;

/** Codes whose reason says more than they do. It is English and for whoever looks after the server: the console tells it. */
export const WITH_REASON = ['not-understood'] as const;

/** Why a connection was ended. */
export const FAREWELLS = ['stopping', 'flood', 'garbage', 'message-too-long', 'too-slow', 'silent'] as const;

export interface Refused {
  code: string;
  reason: string;
  why?: WhyJson | undefined;
}

export function refusalWords({ code, reason, why }: Refused): string {
  const plain = PLAIN.find((one) => one === code);
  if (plain) return t(`refused-${plain}`);
  const byRules = BY_RULES.find((one) => one === code);
  if (byRules) return why ? t(`refused-${byRules}`, { reason: whyWords(why) }) : t(`refused-${byRules}-bare`);
  console.info(`${code}: ${reason}`);
  return t(`refused-${WITH_REASON.find((one) => one === code) ?? 'other'}`);
}

/** The end of a sentence. */
function whyWords(why: WhyJson): string {
  switch (why.what) {
    case 'not-a-target':
    case 'bandit-twice':
      return t(`why-${why.what}`, { bandit: `bandit-${why.bandit}` });
    case 'car-twice':
      return t('why-car-twice', { car: `car-${why.car}` });
    case 'seats':
      return t('why-seats', { given: why.given });
    case 'too-few-bandits':
      return t('why-too-few-bandits', { needed: why.needed, admitted: why.admitted });
    case 'wrong-cast':
    case 'wrong-cars':
      return t(`why-${why.what}`, { needed: why.needed, given: why.given });
    default:
      return t(`why-${why.what}`);
  }
}

export function farewellWords(code: string): string {
  return t(`goodbye-${FAREWELLS.find((one) => one === code) ?? 'other'}`);
}

/** The same for whatever was thrown. */
export function troubleWords(error: unknown): string {
  if (error instanceof ApiError) return refusalWords({ code: error.code, reason: error.message, why: error.why });
  console.info(error);
  return t('refused-other');
}
