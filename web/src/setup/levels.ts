/** How well a bot plays, in a name of the West and in plain words: “outlaw · medium”. */
import type { BotLevel } from '../protocol/types';
import { t } from '../words/words.svelte';

export function levelWords(level: BotLevel): string {
  return t('level-strength', { level: t(`level-${level}`), strength: t(`strength-${level}`) });
}
