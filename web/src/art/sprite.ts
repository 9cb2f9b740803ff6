/** Puts the drawings into the document once, so that `<use>` finds them. They are ours, never data. */
import * as stage from 'virtual:art/stage';

const GRADIENTS = `<linearGradient id="beam" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffe08a" stop-opacity=".75"/><stop offset="1" stop-color="#ffe08a" stop-opacity="0"/></linearGradient>
<linearGradient id="lampbeam" x1="0" x2="1"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".75"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></linearGradient>`;

/** What is not displayed is neither styled nor laid out, and `<use>` still finds it. Filters and the like would be gone. */
function put({ symbols, effects }: { symbols: string; effects: string }): void {
  const holder = document.createElement('div');
  holder.setAttribute('aria-hidden', 'true');
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.innerHTML = `<svg width="0" height="0"><defs>${effects}</defs></svg><svg style="display:none">${symbols}</svg>`;
  document.body.prepend(holder);
}

export function putStageArt(): void {
  put({ ...stage, effects: GRADIENTS + stage.effects });
}

let table: Promise<void> | null = null;

/** What only a game needs: cards, actions, turns, events. */
export function putTableArt(): Promise<void> {
  table ??= import('virtual:art/table').then(put);
  return table;
}
