/** Light or dark paper, and whether things move. Both follow the system until somebody chooses. */
import { readSetting, writeSetting } from './settings';

export type Theme = 'light' | 'dark';
export const THEMES = ['light', 'dark', 'system'] as const;
export const MOTIONS = ['lively', 'still', 'system'] as const;
export type ThemeChoice = (typeof THEMES)[number];
export type MotionChoice = (typeof MOTIONS)[number];

let theme = $state<Theme>('light');
let still = $state(false);
let themeChoice = $state<ThemeChoice>('system');
let motionChoice = $state<MotionChoice>('system');

const dark = matchMedia('(prefers-color-scheme: dark)');
const reduced = matchMedia('(prefers-reduced-motion: reduce)');

export function startTheme(): void {
  themeChoice = THEMES.find((one) => one === readSetting('theme')) ?? 'system';
  motionChoice = MOTIONS.find((one) => one === readSetting('motion')) ?? 'system';
  dark.addEventListener('change', follow);
  reduced.addEventListener('change', follow);
  follow();
}

function follow(): void {
  theme = themeChoice === 'system' ? (dark.matches ? 'dark' : 'light') : themeChoice;
  still = motionChoice === 'system' ? reduced.matches : motionChoice === 'still';
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.motion = still ? 'still' : 'lively';
}

export function currentTheme(): Theme {
  return theme;
}

/** Nothing moves by itself. */
export function isStill(): boolean {
  return still;
}

export function chosenTheme(): ThemeChoice {
  return themeChoice;
}

export function chooseTheme(choice: ThemeChoice): void {
  themeChoice = choice;
  writeSetting('theme', choice);
  follow();
}

export function chosenMotion(): MotionChoice {
  return motionChoice;
}

export function chooseMotion(choice: MotionChoice): void {
  motionChoice = choice;
  writeSetting('motion', choice);
  follow();
}

export function toggleTheme(): void {
  chooseTheme(theme === 'dark' ? 'light' : 'dark');
}
