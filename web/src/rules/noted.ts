/**
 * A sign that explains itself to whoever points at it or taps it: `{...noted(name, text, rule)}` on its element. The same
 * is told in words elsewhere to whoever does not see it; `SignNotes` shows it.
 */
import type { Anchor } from './things';

export interface Noted {
  'data-note': string;
  'data-note-name': string;
  'data-rule': Anchor;
}

export function noted(name: string, text: string, rule: Anchor): Noted {
  return { 'data-note': text, 'data-note-name': name, 'data-rule': rule };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a note of this size lies: on the side of its sign where there is more room; never off the screen. */
export function besideSign(
  sign: Box,
  note: { width: number; height: number },
  screen: { width: number; height: number },
): { left: number; top: number } {
  const [gap, edge] = [8, 6];
  const left = (sign.left + sign.right - note.width) / 2;
  const below = sign.bottom + gap;
  const above = sign.top - gap - note.height;
  const upper = sign.top + sign.bottom < screen.height;
  return {
    left: Math.max(edge, Math.min(left, screen.width - edge - note.width)),
    top: Math.max(edge, upper ? below : above),
  };
}
