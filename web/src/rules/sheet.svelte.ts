/** The sheet over the table on which a rule is read without leaving the game: what it shows, and the way back. */
import type { RuleId } from './parse';
import type { Anchor } from './things';

/** What was opened one after another; an empty name is the list of contents. Nothing at all: the sheet is closed. */
let trail = $state.raw<readonly string[]>([]);
let opener: Element | null = null;

export function openRules(target: Anchor | RuleId | '' = ''): void {
  if (trail.length === 0) opener = document.activeElement;
  trail = [target];
}

/** A link on the sheet was followed. */
export function followRule(anchor: string): void {
  trail = [...trail, anchor];
}

export function backToRule(): void {
  trail = trail.slice(0, -1);
}

export function closeRules(): void {
  trail = [];
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  opener = null;
}

export function toggleRules(): void {
  if (trail.length > 0) closeRules();
  else openRules();
}

/** What the sheet shows, if it is open. */
export function openRule(): string | null {
  return trail.at(-1) ?? null;
}

export function canGoBack(): boolean {
  return trail.length > 1;
}
