/** Which noise goes with what happened. */
import type { NoticeJson } from '../protocol/types';
import type { Noise } from './noises';

export function noiseOf(notice: NoticeJson): Noise | null {
  switch (notice.what) {
    case 'fired':
    case 'gun-fired':
    case 'courier-hit':
    case 'long-shot-hit':
    case 'neutral-bullet':
      return 'shot';
    case 'punched':
      return 'blow';
    case 'loot-taken':
    case 'loot-lost':
    case 'ransom-paid':
    case 'strongbox-placed':
      return 'coin';
    case 'card-played':
    case 'card-revealed':
    case 'plot-laid':
    case 'plot-revealed':
      return 'card';
    case 'moved':
    case 'marshal-moved':
    case 'courier-moved':
      return 'step';
    case 'round-began':
    case 'stealin-began':
    case 'trains-passed':
      return 'whistle';
    default:
      return null;
  }
}
