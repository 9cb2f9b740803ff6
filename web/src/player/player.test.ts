import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures, lying } from '../game/board';
import { applyPatch } from '../protocol/mirror';
import type { NoticeJson, ViewJson, ViewPatch } from '../protocol/types';
import { apply } from './apply';
import { READING } from './performance';
import { type Picture, Player } from './player';
import type { Speed } from './speed.svelte';

interface Game {
  start: ViewJson;
  steps: { notices: NoticeJson[]; patch: ViewPatch }[];
  end: ViewJson;
}
const gameOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.json`, import.meta.url), 'utf8')) as Game;
const GAMES = ['advanced4', 'couriers5'].map((name) => ({ name, game: gameOf(name) }));

/** Who stands where and what lies where or is held by whom, in an order of its own. */
function picture(view: ViewJson): string[] {
  return [
    ...figures(view).map(({ id, place }) => `${id} at ${place}`),
    ...lying(view).map(({ token, place }) => `${token} at ${place}`),
    ...view.bandits.flatMap(({ bandit, loot }) => loot.map(({ token }) => `${token} with ${bandit}`)),
  ].sort();
}

/** A clock that stands still until it is asked to run. */
function handClock() {
  const waiting: { run: () => void; ms: number }[] = [];
  return {
    later(run: () => void, ms: number) {
      const entry = { run, ms };
      waiting.push(entry);
      return () => void waiting.splice(waiting.indexOf(entry), 1);
    },
    waited: 0,
    /** How long what comes next is waited for. */
    get next(): number {
      return waiting[0]?.ms ?? 0;
    },
    tick(): boolean {
      const next = waiting.shift();
      if (!next) return false;
      this.waited += next.ms;
      next.run();
      return true;
    },
  };
}

describe.each(GAMES)('a game ($name)', ({ game }) => {
  it('is the same for whoever follows the patches', () => {
    const end = game.steps.reduce((view, { patch }) => applyPatch(view, patch), game.start);
    expect(end).toEqual(game.end);
  });

  it('moves every figure and token to where the view has it', () => {
    let view = game.start;
    for (const { notices, patch } of game.steps) {
      const after = applyPatch(view, patch);
      const shown = notices.reduce((now, notice) => apply(now, notice, after), view);
      expect(picture(shown)).toEqual(picture(after));
      expect(shown.pile.map(({ card, progress }) => [card, progress === 'done'])).toEqual(
        after.pile.map(({ card, progress }) => [card, progress === 'done']),
      );
      expect([shown.round, shown.turns]).toEqual([after.round, after.turns]);
      view = after;
    }
  });

  it('settles exactly on the view, however it is played', () => {
    for (const way of ['played', 'skipped', 'still', 'at once'] as const) {
      const clock = handClock();
      let shown: Picture | null = null;
      const manner = { speed: way === 'at once' ? 'at-once' : 1, still: way === 'still' } as const;
      const player = new Player(
        { view: game.start, choices: null },
        (picture) => (shown = picture),
        clock,
        () => manner,
      );
      let view = game.start;
      game.steps.forEach(({ notices, patch }, index) => {
        view = applyPatch(view, patch);
        player.tell({ number: index, notices, view, choices: null });
        if (way === 'skipped' && index % 7 === 0) player.skip();
        if (way === 'at once' && index % 5 === 0) {
          expect(clock.tick()).toBe(true);
          expect(shown).toMatchObject({ view, playing: false });
          expect(clock.tick()).toBe(false);
        }
        if (way === 'played' || way === 'still') while (clock.tick());
      });
      player.skip();
      expect(shown).toMatchObject({ view: game.end, playing: false, gestures: {}, notice: null });
      expect(player.picture.view).toEqual(game.end);
      const told = game.steps.flatMap(({ notices }, number) => notices.map((notice, index) => [number, index, notice]));
      expect(player.picture.log.map(({ number, index, notice }) => [number, index, notice])).toEqual(told);
    }
  });

  it('knows in which turn each card was laid', () => {
    const clock = handClock();
    const player = new Player({ view: game.start, choices: null }, () => undefined, clock);
    let view = game.start;
    for (const { notices, patch } of game.steps) {
      view = applyPatch(view, patch);
      player.tell({ number: 0, notices, view, choices: null });
      player.skip();
      const { laid } = player.picture;
      expect(laid).toHaveLength(view.pile.length);
      if (view.round > 1) expect(laid.every((card) => card && card.turn < view.turns.length)).toBe(true);
    }
  });

  it('learns in which turn each card was laid when it is told what happened before', () => {
    let view = game.start;
    let before: NoticeJson[] = [];
    for (const { notices, patch } of game.steps) {
      view = applyPatch(view, patch);
      before = [...before, ...notices];
      const late = new Player({ view, choices: null }, () => undefined, handClock());
      late.recall(before);
      const hidden = view.pile.map(({ face_down }) => face_down);
      if (view.round > 1) expect(late.picture.laid.map((card) => (card?.hidden ?? null) !== null)).toEqual(hidden);
      if (view.round > 1) expect(late.picture.laid.every((card) => card !== null)).toBe(true);
    }
  });
});

describe('the player', () => {
  const { game } = GAMES[0] ?? { game: gameOf('advanced4') };

  function played(speed: 0.5 | 1 | 4): number {
    const clock = handClock();
    const manner = { speed, still: false };
    const player = new Player(
      { view: game.start, choices: null },
      () => undefined,
      clock,
      () => manner,
    );
    let view = game.start;
    for (const { notices, patch } of game.steps.slice(0, 40)) {
      view = applyPatch(view, patch);
      player.tell({ number: 0, notices, view, choices: null });
      while (clock.tick());
    }
    return clock.waited;
  }

  it('is as fast as one likes', () => {
    expect(played(4) * 4).toBeCloseTo(played(1));
    expect(played(0.5)).toBeCloseTo(played(1) * 2);
  });

  it('tells every movement long enough to be read where nothing moves', () => {
    const clock = handClock();
    const shown: Picture[] = [];
    const manner = { speed: 1, still: true } as const;
    const player = new Player(
      { view: game.start, choices: null },
      (picture) => shown.push(picture),
      clock,
      () => manner,
    );
    let view = game.start;
    const movements = new Set(['moved', 'fired', 'punched', 'marshal-moved', 'loot-taken', 'card-played']);
    for (const { notices, patch } of game.steps) {
      view = applyPatch(view, patch);
      player.tell({ number: 0, notices, view, choices: null });
      do {
        const { notice, log, playing } = player.picture;
        const latest = log.at(-1)?.notice;
        if (!playing || !latest || !movements.has(latest.what)) continue;
        expect(notice).toBe(latest);
        expect(clock.next).toBeGreaterThanOrEqual(READING);
      } while (clock.tick());
    }
    expect(shown.some(({ notice }) => notice?.what === 'fired')).toBe(true);
  });

  it('is faster or slower from the next thing on, and at once if so chosen', () => {
    const clock = handClock();
    let speed: Speed = 1;
    const player = new Player(
      { view: game.start, choices: null },
      () => undefined,
      clock,
      () => {
        return { speed, still: false };
      },
    );
    let view = game.start;
    for (const { notices, patch } of game.steps.slice(0, 40)) {
      view = applyPatch(view, patch);
      player.tell({ number: 0, notices, view, choices: null });
    }
    expect(player.picture.playing).toBe(true);
    speed = 'at-once';
    clock.tick();
    expect(player.picture).toMatchObject({ playing: false, view });
  });

  it('waits while it is paused', () => {
    const clock = handClock();
    const player = new Player({ view: game.start, choices: null }, () => undefined, clock);
    player.paused = true;
    const [step] = game.steps;
    if (!step) throw new Error('the game has steps');
    player.tell({ number: 0, notices: step.notices, view: applyPatch(game.start, step.patch), choices: null });
    expect(clock.tick()).toBe(false);
    expect(player.picture.view).toEqual(game.start);
    player.paused = false;
    expect(player.picture.playing).toBe(true);
  });

  it('offers choices only when everything has settled', () => {
    const clock = handClock();
    const seen: Picture[] = [];
    const player = new Player({ view: game.start, choices: null }, (picture) => seen.push(picture), clock);
    const [step] = game.steps;
    if (!step) throw new Error('the game has steps');
    const choices = { total: 0, list: [], keep: null, outlooks: [] };
    player.tell({ number: 0, notices: step.notices, view: applyPatch(game.start, step.patch), choices });
    while (clock.tick());
    expect(seen.filter(({ playing }) => playing).every((picture) => picture.choices === null)).toBe(true);
    expect(player.picture.choices).toBe(choices);
  });
});
