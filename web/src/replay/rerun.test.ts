import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayOf } from './fixture';
import { Rerun } from './rerun.svelte';

vi.mock('../style/theme.svelte', () => ({ isStill: () => false }));

const { steps, end } = replayOf('advanced4');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { style: { setProperty: () => undefined } } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function loaded(address: { number: number; seen: number } | null = null): Rerun {
  const rerun = new Rerun();
  rerun.load(steps, address);
  return rerun;
}

describe('a game that is seen again', () => {
  it('begins at the beginning, or where its address says', () => {
    expect(loaded().at).toBe(0);
    const wanted = loaded().moments[40];
    if (!wanted) throw new Error('the game is longer');
    const rerun = loaded(wanted);
    expect(rerun.at).toBe(40);
    expect(rerun.picture?.view).toEqual(wanted.view);
  });

  it('plays a card that is next, and shows what was before at once', () => {
    const rerun = loaded();
    rerun.step('card', 1);
    expect(rerun).toMatchObject({ at: 1, cut: false });
    expect(rerun.picture?.playing).toBe(true);
    vi.runAllTimers();
    expect(rerun.picture).toMatchObject({ playing: false, view: rerun.moment?.view });
    rerun.step('card', -1);
    expect(rerun).toMatchObject({ at: 0, cut: true });
    expect(rerun.picture).toMatchObject({ playing: false, view: rerun.moment?.view });
  });

  it('does not lose anything to somebody who is impatient', () => {
    const rerun = loaded();
    for (let steps = 0; steps < 25; steps++) rerun.step('card', 1);
    vi.runAllTimers();
    expect(rerun.at).toBe(25);
    expect(rerun.picture?.view).toEqual(rerun.moments[25]?.view);
  });

  it('plays to the end by itself, and from the start again', () => {
    const rerun = loaded();
    rerun.playing = true;
    vi.runAllTimers();
    expect(rerun).toMatchObject({ at: rerun.last, playing: false });
    expect(rerun.picture?.view).toEqual(end);
    rerun.playing = true;
    expect(rerun.at).toBe(0);
    vi.runAllTimers();
    expect(rerun.picture?.view).toEqual(end);
  });

  it('stops where it is told to', () => {
    const rerun = loaded();
    rerun.playing = true;
    vi.advanceTimersByTime(5000);
    rerun.playing = false;
    vi.runAllTimers();
    const { at } = rerun;
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(rerun.last);
    expect(rerun.picture).toMatchObject({ playing: false, view: rerun.moment?.view });
  });

  it('keeps the moment when it is seen through other eyes', () => {
    const rerun = loaded();
    rerun.jump(30);
    rerun.load(steps, null);
    expect(rerun.at).toBe(30);
  });

  it('grows with the game', () => {
    const rerun = new Rerun();
    rerun.load(steps.slice(0, 20), null);
    for (const step of steps) rerun.extend(step);
    expect(rerun.moments).toEqual(loaded().moments);
    expect(rerun.at).toBe(0);
  });
});
