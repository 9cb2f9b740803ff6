import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hold, MOMENT } from './hold.svelte';

const clock = {
  later(run: () => void, ms: number) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

function holding() {
  const sent: string[] = [];
  return { sent, hold: new Hold((choice) => sent.push(choice), clock) };
}

describe('a choice that was made', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is sent after a moment, and not before', () => {
    const { sent, hold } = holding();
    hold.put('play fire');
    vi.advanceTimersByTime(MOMENT - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['play fire']);
    expect(hold.held).toBeNull();
  });

  it('can be taken back, but not after it was sent', () => {
    const { sent, hold } = holding();
    hold.put('play fire');
    expect(hold.takeBack()).toBe(true);
    vi.advanceTimersByTime(10 * MOMENT);
    expect(sent).toEqual([]);
    hold.put('draw');
    vi.advanceTimersByTime(MOMENT);
    expect(hold.takeBack()).toBe(false);
    expect(sent).toEqual(['draw']);
    expect(hold.takenBack).toBe(1);
  });

  it('is sent at once when it is made again', () => {
    const { sent, hold } = holding();
    hold.put('play fire');
    hold.put('play fire');
    expect(sent).toEqual(['play fire']);
    vi.advanceTimersByTime(10 * MOMENT);
    expect(sent).toEqual(['play fire']);
  });

  it('makes room for another, which has its own moment', () => {
    const { sent, hold } = holding();
    hold.put('play fire');
    vi.advanceTimersByTime(MOMENT - 1);
    hold.put('play move');
    vi.advanceTimersByTime(MOMENT - 1);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual(['play move']);
  });

  it('is sent when the page is left, and never when the question has gone', () => {
    const { sent, hold } = holding();
    hold.put('play fire');
    hold.release();
    hold.put('play move');
    hold.drop();
    vi.advanceTimersByTime(10 * MOMENT);
    expect(sent).toEqual(['play fire']);
  });
});
