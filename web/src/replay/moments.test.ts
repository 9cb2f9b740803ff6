import { describe, expect, it } from 'vitest';
import { type Picture, Player } from '../player/player';
import { replayOf } from './fixture';
import { type Moment, type Stride, chaptersOf, momentAt, momentsOf, newsOf, placeIn, stepFrom } from './moments';

const STRIDES: Stride[] = ['card', 'phase', 'round'];

describe.each(['advanced4', 'couriers5'])('a replay (%s)', (name) => {
  const { steps, end } = replayOf(name);
  const moments = momentsOf(steps);
  const chapters = chaptersOf(moments);
  const walk = (from: number, stride: Stride, way: 1 | -1) => {
    const stops = [from];
    for (let at = from; ;) {
      const to = stepFrom(at, moments.length, chapters, stride, way);
      if (to === at) return stops;
      stops.push(to);
      at = to;
    }
  };

  it('ends as the game did', () => {
    expect(moments.at(-1)?.view).toEqual(end);
  });

  it('tells everything once, and at the end of a step what the server said', () => {
    expect(moments.flatMap(({ happened }) => happened.map(({ notice }) => notice))).toEqual(
      steps.flatMap(({ notices }) => notices),
    );
    expect(new Set(moments.map(({ number }) => number)).size).toBe(steps.length);
    for (const moment of moments) expect(moment.laid).toHaveLength(moment.view.pile.length);
  });

  it.each(STRIDES)('leads from the start to the end and back, by %s', (stride) => {
    const there = walk(0, stride, 1);
    expect(there.at(-1)).toBe(moments.length - 1);
    expect(walk(moments.length - 1, stride, -1).at(-1)).toBe(0);
    expect(there).toEqual([...there].sort((a, b) => a - b));
  });

  it('shows the same views whichever way they are reached', () => {
    const seen = (stops: number[]) => stops.map((at) => JSON.stringify(moments[at]?.view));
    const there = walk(0, 'card', 1);
    const before = seen(there);
    expect(seen(walk(moments.length - 1, 'card', -1)).reverse()).toEqual(before);
    // Whoever shows a moment must not change what is kept.
    let shown: Picture | null = null;
    const [first] = moments;
    if (!first) throw new Error('there is a first moment');
    const player = new Player({ view: first.view, choices: null }, (picture) => (shown = picture), {
      later: () => () => undefined,
    });
    for (const moment of moments.slice(1)) {
      player.tell(newsOf(moment));
      player.skip();
      expect(shown).toMatchObject({ view: moment.view, playing: false });
    }
    expect(seen(there)).toEqual(before);
  });

  it('has a chapter for each round and each turn of it', () => {
    const rounds = steps.flatMap(({ notices }) => notices.filter(({ what }) => what === 'round-began'));
    expect(chapters.filter(({ stride }) => stride === 'round')).toHaveLength(rounds.length);
    for (const { at, notice } of chapters) {
      const view = moments[at]?.view;
      if (notice.what === 'round-began') expect(view?.round).toBe(notice.round);
      if (notice.what === 'turn-began') expect(view?.turn).toBe(notice.turn);
      if (notice.what === 'stealin-began') expect(view?.stage).toBe('stealin');
    }
    const last = placeIn(chapters, moments.length - 1);
    expect(last.round?.notice).toMatchObject({ what: 'round-began', round: end.round });
  });

  it('finds each moment by its address', () => {
    moments.forEach(({ number, seen }, at) => expect(momentAt(moments, number, seen)).toBe(at));
    expect(momentAt(moments, 0, 0)).toBe(0);
    expect(momentAt(moments, 999_999, 0)).toBe(moments.length - 1);
  });

  it('goes on as if it had been whole from the start', () => {
    const grown: Moment[] = [];
    for (const step of steps) grown.push(...momentsOf([step], grown.at(-1) ?? null));
    expect(grown).toEqual(moments);
  });
});
