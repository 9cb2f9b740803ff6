/** Whoever wanted to be forgotten has no name any more: here they get one that the reader understands. */
import { t } from '../words/words.svelte';

interface Seated {
  chairs: readonly object[];
}

/** The table with a name for everybody. */
export function withNames<T extends Seated>(table: T): T {
  const isNameless = (chair: object) => 'name' in chair && chair.name === '';
  if (!table.chairs.some(isNameless)) return table;
  return {
    ...table,
    chairs: table.chairs.map((chair) => (isNameless(chair) ? { ...chair, name: t('somebody') } : chair)),
  };
}
