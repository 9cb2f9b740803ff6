/** Where a card would lead, in words. */
import type { MeaningJson, OutlookJson } from '../protocol/types';
import { either, t } from '../words/words.svelte';
import { placeName } from './names';

/** As everything stands now: a place, somebody, something; or nothing at all. */
export function outlookWords({ choices }: OutlookJson): string {
  return choices.length > 0 ? t('outlook-now', { what: either(choices.map(aimOf)) }) : t('outlook-nothing');
}

function aimOf(choice: MeaningJson): string {
  switch (choice.kind) {
    case 'go':
      return placeName(choice.place);
    case 'fire':
    case 'punch':
      return t(`bandit-${choice.bandit}`);
    case 'fire-courier':
      return t('bandit-courier');
    case 'gun':
      return t('outlook-gun');
    case 'rob':
      return t(`loot-${choice.loot}`);
    case 'marshal':
      return t(`car-${choice.car}`);
    default:
      return '';
  }
}
