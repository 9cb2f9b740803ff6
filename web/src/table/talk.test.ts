import { describe, expect, it } from 'vitest';
import type { SaidJson, Snapshot } from '../protocol/types';
import { mayTalk, ownVoices, unreadOf } from './talk';

const said = (number: number, voice: number, seat: SaidJson['seat'] = null): SaidJson => ({
  number,
  at: 0,
  seat,
  voice,
  name: 'Al',
  text: 'Hands up!',
});

describe('talk', () => {
  it('is unread until it was seen, but for own words and hidden voices', () => {
    const talk = [said(3, 1), said(5, 2, 'seat2'), said(6, 3), said(9, 4, 'seat4')];
    expect(unreadOf(talk, 0, [], () => false)).toBe(4);
    expect(unreadOf(talk, 5, [], () => false)).toBe(2);
    expect(unreadOf(talk, 0, ['seat2'], (voice) => voice === 3)).toBe(2);
  });

  it('is for those whom the host lets', () => {
    const heard = (talk: string, isPublic: boolean, you: object) =>
      mayTalk({
        table: { talk, terms: { public: isPublic } },
        you: { host: false, seats: [], substituted: [], ...you },
      } as unknown as Snapshot);
    const player = { seats: ['seat1'] };
    for (const one of [{ host: true }, player, { substituted: ['seat2'] }]) {
      expect([heard('players', true, one), heard('invited', true, one), heard('nobody', false, one)]).toEqual([
        true,
        true,
        false,
      ]);
    }
    expect([heard('players', false, {}), heard('invited', true, {}), heard('invited', false, {})]).toEqual([
      false,
      false,
      true,
    ]);
    expect(heard('everybody', true, {})).toBe(true);
  });

  it('is told from that of others by its voice', () => {
    const chairs = [
      { seat: 'seat1', who: 'person', voice: 7 },
      { seat: 'seat2', who: 'bot' },
      { seat: 'seat3', who: 'person', voice: 8 },
      { seat: 'seat4', who: 'person', voice: 9 },
    ];
    const snapshot = { table: { chairs }, you: { seats: ['seat1'], substituted: ['seat3'] } };
    expect(ownVoices(snapshot as unknown as Snapshot)).toEqual([7, 8]);
  });
});
