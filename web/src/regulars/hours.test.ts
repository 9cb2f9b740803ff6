import { describe, expect, it } from 'vitest';
import { bytesOf } from '../call/push';
import { clockTime, minuteOf } from './hours';

describe('quiet hours', () => {
  it('are minutes of the day', () => {
    for (const minute of [0, 61, 1320, 1439]) expect(minuteOf(clockTime(minute))).toBe(minute);
    expect(clockTime(420)).toBe('07:00');
    expect(minuteOf('')).toBeNull();
    expect(minuteOf('22:30:15')).toBe(1350);
  });
});

describe('the key of a server', () => {
  it('is read as bytes', () => {
    expect([...bytesOf('BP-_')]).toEqual([4, 255, 191]);
    expect(
      bytesOf('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    ).toHaveLength(65);
  });
});
