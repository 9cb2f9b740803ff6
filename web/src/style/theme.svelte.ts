/** Light or dark paper, and whether things move. Both follow the system until somebody chooses. */
import { readSetting, writeSetting } from './settings';

export type Theme = 'light' | 'dark';

let theme = $state<Theme>('light');
let still = $state(false);

export function startTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => {
    const chosen = readSetting('theme');
    show(chosen === 'light' || chosen === 'dark' ? chosen : dark.matches ? 'dark' : 'light');
    still = reduced.matches || readSetting('motion') === 'still';
    document.documentElement.dataset.motion = still ? 'still' : 'lively';
  };
  dark.addEventListener('change', follow);
  reduced.addEventListener('change', follow);
  follow();
}

function show(wanted: Theme): void {
  theme = wanted;
  document.documentElement.dataset.theme = wanted;
}

export function currentTheme(): Theme {
  return theme;
}

/** Nothing moves by itself. */
export function isStill(): boolean {
  return still;
}

export function toggleTheme(): void {
  const wanted = theme === 'dark' ? 'light' : 'dark';
  writeSetting('theme', wanted);
  show(wanted);
}
