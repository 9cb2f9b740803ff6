import { describe, expect, it } from 'vitest';
import { sharedView, withShared } from './shared';
import type { Change, NoticeJson, ViewJson } from './types';

const bandit = (dollars: number | null) => ({
  bandit: 'doc',
  loot: [{ token: 'purse#1', kind: 'purse', dollars, known_to: ['seat1'] }],
});
const seat = (seat: string, cards: (string | null)[]) => ({ seat, hand: cards.map((card) => ({ card, open: false })) });
const view = (part: object) => part as unknown as ViewJson;

/** What all are told together. */
function sharedNotices(told: NoticeJson[][]): NoticeJson[] {
  const changes = told.map((notices, index): Change => ({
    viewer: index === 0 ? 'seat1' : 'seat2',
    notices,
    choices: null,
  }));
  return withShared(changes).find(({ viewer }) => viewer === 'spectator')?.notices ?? [];
}

describe('a device that is passed around', () => {
  const first = view({
    viewer: 'seat1',
    round: 2,
    answer: 'keep fire',
    seats: [seat('seat1', ['fire', 'move']), seat('seat2', [null])],
    bandits: [bandit(500)],
    counted: [{ group: 'purse#1', dollars: 250 }],
  });
  const second = view({
    viewer: 'seat2',
    round: 2,
    answer: null,
    seats: [seat('seat1', [null, null]), seat('seat2', ['punch'])],
    bandits: [bandit(null)],
    counted: [],
  });

  it('shows nobody what one of them alone knows', () => {
    const shared = sharedView([first, second]);
    expect(shared).toEqual({
      viewer: 'spectator',
      round: 2,
      answer: null,
      seats: [seat('seat1', [null, null]), seat('seat2', [null])],
      bandits: [bandit(null)],
      counted: [],
    });
    const text = JSON.stringify(shared);
    for (const secret of ['fire', 'move', 'punch', '500']) expect(text).not.toContain(secret);
  });

  it('leaves what it was given as it was', () => {
    const before = JSON.stringify([first, second]);
    sharedView([first, second]);
    expect(JSON.stringify([first, second])).toBe(before);
  });

  it('tells only what all of them are told', () => {
    const taken = (dollars: number | null): NoticeJson => ({
      what: 'loot-taken',
      bandit: 'doc',
      token: 'purse#1',
      kind: 'purse',
      dollars,
      document: null,
      taking: 'robbed',
    });
    const drawn = (cards: ('fire' | 'move')[] | null): NoticeJson => ({
      what: 'cards-drawn',
      seat: 'seat1',
      count: 2,
      cards,
    });
    expect(
      sharedNotices([
        [taken(500), drawn(['fire', 'move'])],
        [taken(null), drawn(null)],
      ]),
    ).toEqual([taken(null), drawn(null)]);
    expect(sharedNotices([[taken(500)], [taken(500)]])).toEqual([taken(500)]);
  });

  it('has nothing to show before the start', () => {
    expect(sharedView([])).toBeNull();
    expect(withShared([])).toEqual([]);
  });
});
