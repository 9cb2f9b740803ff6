import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSlow, watchFrames } from './frames';

describe('frames', () => {
  it('are slow if most of them are, and enough were seen', () => {
    expect(isSlow([16, 17, 16, 200, 16, 17])).toBe(false);
    expect(isSlow([90, 17, 80, 70, 16, 100])).toBe(true);
    expect(isSlow([500, 500])).toBe(false);
  });

  describe('that are watched', () => {
    let everyFrame = 80;
    beforeEach(() => {
      vi.useFakeTimers();
      const frame = (run: (now: number) => void) => setTimeout(() => run(performance.now()), everyFrame);
      vi.stubGlobal('requestAnimationFrame', frame);
    });
    afterEach(() => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
    });

    it('are told about once, after some seconds', () => {
      everyFrame = 80;
      const tell = vi.fn();
      watchFrames(() => true, tell);
      vi.advanceTimersByTime(7000);
      expect(tell).not.toHaveBeenCalled();
      vi.advanceTimersByTime(300_000);
      expect(tell).toHaveBeenCalledTimes(1);
      expect(vi.getTimerCount()).toBe(0);
    });

    it('are looked at now and then only', () => {
      everyFrame = 16;
      const tell = vi.fn();
      watchFrames(() => true, tell);
      vi.advanceTimersByTime(6500);
      // Nothing is drawn until the next look.
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(300_000);
      expect(tell).not.toHaveBeenCalled();
    });

    it('are left alone as soon as enough were seen', () => {
      const frame = vi.fn((run: (now: number) => void) => setTimeout(() => run(performance.now()), 16));
      vi.stubGlobal('requestAnimationFrame', frame);
      watchFrames(() => true, vi.fn());
      vi.advanceTimersByTime(20_000);
      expect(frame).toHaveBeenCalledTimes(24);
    });

    it('are not looked at while nothing moves', () => {
      const frame = vi.fn();
      vi.stubGlobal('requestAnimationFrame', frame);
      watchFrames(() => false, vi.fn());
      vi.advanceTimersByTime(300_000);
      expect(frame).not.toHaveBeenCalled();
    });
  });
});
