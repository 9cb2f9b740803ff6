/** Ways to lay out buttons in words, from the most comfortable to the tightest. */

export interface ChoiceGrid {
  columns: number;
  /** How large the words are: with what follows from a choice below it, the same in small, or the choice alone. */
  words: 'large' | 'small' | 'bare' | 'least';
}

/** The least width of a button in which a choice can still be read. */
const NARROWEST: Record<ChoiceGrid['words'], number> = { large: 132, small: 116, bare: 92, least: 70 };

/** Few choices are not stretched over the whole width: a list is read more easily. */
function columnsFor(count: number, width: number, narrowest: number): number[] {
  const most = Math.max(1, Math.min(count, Math.floor(width / narrowest)));
  return Array.from({ length: most }, (_, index) => index + 1);
}

export function choiceGrids(count: number, width: number): ChoiceGrid[] {
  return (['large', 'small', 'bare', 'least'] as const).flatMap((words) =>
    columnsFor(count, width, NARROWEST[words])
      // As many rows with fewer columns leave each button more room.
      .filter((columns) => columns === 1 || Math.ceil(count / columns) < Math.ceil(count / (columns - 1)))
      .map((columns) => ({ columns, words })),
  );
}
