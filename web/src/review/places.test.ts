import { describe, expect, it } from 'vitest';
import type { MomentJson } from '../protocol/types';
import { replayOf } from '../replay/fixture';
import { momentsOf } from '../replay/moments';
import { choiceAt, choicesMade, mistakesOf, momentBefore, nextMistake } from './places';

describe.each(['advanced4', 'couriers5'])('decisions in a replay (%s)', (name) => {
  const { steps } = replayOf(name);
  const numbers = steps.map(({ number }) => number);
  const moments = momentsOf(steps);

  it('are found at the end of what led to them', () => {
    for (let choice = 0; choice < steps.length - 1; choice++) {
      const at = momentBefore(moments, numbers, choice);
      expect(moments[at]?.number).toBe(numbers[choice]);
      expect(moments[at + 1]?.number).toBe(numbers[choice + 1]);
      expect(choiceAt(moments, numbers, at)).toBe(choice);
      expect(choicesMade(moments, numbers, at)).toBe(choice);
    }
  });

  it('are what a moment in the middle of their consequences is about', () => {
    moments.forEach((moment, at) => {
      if (moments[at + 1]?.number !== moment.number || moment.number === numbers[0]) return;
      expect(choiceAt(moments, numbers, at)).toBe(numbers.indexOf(moment.number) - 1);
    });
  });
});

describe('mistakes', () => {
  const moment = (choice: number, seat: string, label: string | null) =>
    ({ choice, seat, label }) as unknown as MomentJson;
  const all = [
    moment(1, 'seat1', null),
    moment(3, 'seat2', 'slip'),
    moment(4, 'seat1', 'blunder'),
    moment(9, 'seat2', 'mistake'),
  ];

  it('are somebody’s, or everybody’s', () => {
    expect(mistakesOf(all, null).map(({ choice }) => choice)).toEqual([3, 4, 9]);
    expect(mistakesOf(all, 'seat2').map(({ choice }) => choice)).toEqual([3, 9]);
  });

  it('follow each other in both ways', () => {
    const mistakes = mistakesOf(all, null);
    expect(nextMistake(mistakes, 3, 1)?.choice).toBe(4);
    expect(nextMistake(mistakes, 4, -1)?.choice).toBe(3);
    expect(nextMistake(mistakes, 0, -1)).toBeNull();
    expect(nextMistake(mistakes, 9, 1)).toBeNull();
  });
});
