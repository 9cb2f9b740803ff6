/** Puts the drawings into the document once, so that `<use>` finds them. They are ours, never data. */
import stage from 'virtual:art/stage';

const GRADIENTS = `<linearGradient id="beam" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffe08a" stop-opacity=".75"/><stop offset="1" stop-color="#ffe08a" stop-opacity="0"/></linearGradient>
<linearGradient id="lampbeam" x1="0" x2="1"><stop offset="0" stop-color="#ffe9a8" stop-opacity=".75"/><stop offset="1" stop-color="#ffe9a8" stop-opacity="0"/></linearGradient>`;

function put(symbols: string): void {
  const holder = document.createElement('div');
  holder.setAttribute('aria-hidden', 'true');
  // With `display: none` the filters and clip paths inside would be gone too.
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden';
  holder.innerHTML = `<svg width="0" height="0"><defs>${symbols}</defs></svg>`;
  document.body.prepend(holder);
}

export function putStageArt(): void {
  put(GRADIENTS + stage);
}

let table: Promise<void> | null = null;

/** What only a game needs: cards, actions, turns, events. */
export function putTableArt(): Promise<void> {
  table ??= import('virtual:art/table').then(({ default: symbols }) => put(symbols));
  return table;
}
