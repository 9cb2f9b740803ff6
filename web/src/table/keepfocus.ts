/**
 * Keeps the focus at the table. What is pressed there goes away soon after: a card that was played, an answer that was
 * given. Then the focus goes to what is needed next, and not back to the beginning of the page.
 */

/** Where it is at home, the first of these that there is; else at the table itself. */
const HOMES = ['question', 'hand', 'desk'].map((home) => `[data-home="${home}"]`);

function homeOf(table: HTMLElement): HTMLElement {
  for (const home of HOMES) {
    const found = [...table.querySelectorAll<HTMLElement>(home)].find((one) => one.checkVisibility());
    if (found) return found;
  }
  return table;
}

export function goHome(table: HTMLElement): void {
  homeOf(table).focus({ preventScroll: true });
}

/** Nobody has it, or something that can't be used any more. */
function isLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches(':disabled');
}

/** For an attachment: the focus is kept for as long as the table is there. */
export function keepFocus(table: HTMLElement): () => void {
  // Between one element and the next nobody has it: that is no loss. If the next is gone before it arrives, it is.
  let moving = false;
  const look = () => {
    if (!moving && isLost()) goHome(table);
  };
  const arrive = () => {
    moving = false;
    look();
  };
  const leave = ({ relatedTarget }: FocusEvent) => {
    moving = relatedTarget !== null;
    if (moving) setTimeout(arrive);
  };
  look();
  // Nothing tells that the focus was lost with its element, but everything that takes an element away changes the page.
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  // Before anybody else hears of it, and changes the page.
  document.addEventListener('blur', leave, true);
  return () => {
    watch.disconnect();
    document.removeEventListener('blur', leave, true);
  };
}
