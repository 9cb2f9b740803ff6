import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ViewJson } from '../protocol/types';
import { carriedOf } from './carried';

const viewOf = (name: string) =>
  (JSON.parse(readFileSync(new URL(`../gallery/fixtures/${name}.json`, import.meta.url), 'utf8')) as { view: ViewJson })
    .view;

describe('what is carried out', () => {
  it('is the card of the pile that is turned over, and whose it is', () => {
    const view = viewOf('stealin-6');
    const carried = carriedOf(view);
    expect(carried).toMatchObject({ what: 'card', seat: 'seat5', now: { bandit: 'misty', card: 'robbery' } });
    const waiting = view.pile.filter(({ progress }) => progress === 'waiting');
    expect(carried?.what === 'card' && carried.next.map(({ card }) => card)).toEqual(waiting.map(({ card }) => card));
  });

  it('is nothing before the first card, though it is known what comes', () => {
    const view = viewOf('stealin-6');
    const pile = view.pile.map((planned) => ({ ...planned, progress: 'waiting' as const }));
    const carried = carriedOf({ ...view, pile });
    expect(carried?.what).toBe('pile');
    expect(carried?.what === 'pile' && carried.next.length).toBe(pile.length);
  });

  it('is the event at the end of a round', () => {
    expect(carriedOf(viewOf('betrayal-7-heal'))).toEqual({ what: 'event' });
  });

  it('is nothing while plans are made', () => {
    expect(carriedOf(viewOf('schemin-5'))).toBeNull();
  });

  it('belongs to nobody if it is Il Professore’s', () => {
    const view = viewOf('couriers-6-round-3');
    const pile = view.pile.map((planned) =>
      planned.progress === 'now' ? { ...planned, seat: null, card: 'scheme' as const } : planned,
    );
    expect(carriedOf({ ...view, pile })).toMatchObject({ seat: null, now: { bandit: 'professore', card: 'scheme' } });
  });
});
