/** What a tab can show of itself while nobody looks at it: its icon, and a number where the client is installed. */

const ICON = `${import.meta.env.BASE_URL}icon.svg`;
const CALLING = `${import.meta.env.BASE_URL}icon-turn.svg`;

/** Marks the tab. What is given back takes the marks away. */
export function markTab(): () => void {
  setIcon(CALLING);
  setBadge(1);
  return () => {
    setIcon(ICON);
    setBadge(0);
  };
}

function setIcon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.href = address;
}

/** Not every browser has it, and some only for what is installed. */
function setBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
  const set = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  set?.catch(() => undefined);
}
