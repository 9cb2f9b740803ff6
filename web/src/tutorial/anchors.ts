/** Where on the screen the things are of which lessons speak. */
import type { Bandit, Seat } from '../protocol/types';
import type { Anchor } from './lessons';
import { type Box, type Precious, around, within } from './placing';

/** Whom a lesson can be about. */
export interface Cast {
  seat: Seat | null;
  /** The learner's bandit. */
  you: Bandit | null;
  /** Who has just done something. */
  actor: Bandit | null;
}

/** What stands free on the stage, and is ringed round. */
export function isFigure(anchor: Anchor): anchor is 'you' | 'actor' | 'marshal' {
  return anchor === 'you' || anchor === 'actor' || anchor === 'marshal';
}

function selector(anchor: Anchor, { seat, you, actor }: Cast): string | null {
  switch (anchor) {
    case 'nothing':
      return null;
    case 'you':
      return you && `[data-spot='figure:${you}']`;
    case 'actor':
      return actor && `[data-spot='figure:${actor}']`;
    case 'marshal':
      return `[data-spot='figure:marshal']`;
    case 'loot':
      return '[data-token]';
    case 'turn':
      return `[data-coach='round'] [aria-current='step']`;
    case 'seat':
      return seat && `[data-spot='seat:${seat}']:not(.mine)`;
    case 'train':
    case 'round':
    case 'hand':
    case 'pile':
    case 'choices':
      return `[data-coach='${anchor}']`;
  }
}

/** The elements that a lesson points at. */
export function elementsOf(anchor: Anchor, cast: Cast): Element[] {
  const found = selector(anchor, cast);
  return found ? [...document.querySelectorAll(found)] : [];
}

/** On a phone only part of the train is in sight. */
export function bringIntoSight(element: Element): void {
  let strip = element.parentElement;
  while (strip && getComputedStyle(strip).overflowX !== 'auto') strip = strip.parentElement;
  if (!strip || strip.scrollWidth <= strip.clientWidth) return;
  const [box, room] = [element.getBoundingClientRect(), strip.getBoundingClientRect()];
  if (box.left >= room.left && box.right <= room.right) return;
  const off = box.x + box.width / 2 - room.x - room.width / 2;
  strip.scrollTo({ left: strip.scrollLeft + off, behavior: 'instant' });
}

/** What of them is in sight. */
export function boxOf(elements: readonly Element[]): Box | null {
  return around(elements.flatMap((element) => within(element.getBoundingClientRect(), sight()) ?? []));
}

export function sight(): Box {
  return { x: 0, y: 0, width: innerWidth, height: innerHeight };
}

/** What a note had better not cover: above all what can be clicked, then who stands on the train. */
const PRECIOUS: readonly [selector: string, weight: number][] = [
  [`[data-coach='hand'], [data-coach='choices'], .thumb, .target, .aimed`, 12],
  ['.piece', 3],
  [`.banner, [data-coach='round'], [data-spot^='seat:']`, 2],
  ['[data-token], [data-coach]', 0.5],
];

export function preciousNow(): Precious[] {
  return PRECIOUS.flatMap(([found, weight]) =>
    [...document.querySelectorAll(found)].flatMap((element) => {
      const box = within(element.getBoundingClientRect(), sight());
      return box ? [{ box, weight }] : [];
    }),
  );
}
