/**
 * Tells if frames come slowly, so slowly that movement is no pleasure. To look takes frames itself: it is done for a
 * moment, and now and then.
 */

/** A page that is loading is slow anyway. Then one looks for so long at most, again a little later, and after a good while. */
const FIRST = 4000;
const LOOK = 2000;
/** So many frames are enough: each that is looked at is work for a page that might have had none. */
const ENOUGH = 24;
const SOON = 1000;
const AGAIN = 30_000;

/** Half of the frames take longer than this, in milliseconds. */
const SLOW = 55;
/** Fewer frames than this say nothing. */
const FEW = 5;
/** So often in a row: once a machine may be busy with something else. */
const TIMES = 3;

/** How long each frame took, in milliseconds. */
export function isSlow(frames: readonly number[]): boolean {
  const sorted = [...frames].sort((one, other) => one - other);
  return frames.length >= FEW && (sorted[Math.floor(sorted.length / 2)] ?? 0) > SLOW;
}

/** Looks while `worthwhile`; tells once, and that is the end of it. */
export function watchFrames(worthwhile: () => boolean, tell: () => void): void {
  let slow = 0;
  const later = (ms: number) => setTimeout(() => (worthwhile() ? look() : later(AGAIN)), ms);
  const look = () => {
    const frames: number[] = [];
    const began = performance.now();
    let before = began;
    const next = (now: number) => {
      frames.push(now - before);
      before = now;
      if (frames.length < ENOUGH && now - began < LOOK) requestAnimationFrame(next);
      else judge(frames);
    };
    requestAnimationFrame(next);
  };
  const judge = (frames: readonly number[]) => {
    slow = worthwhile() && isSlow(frames) ? slow + 1 : 0;
    if (slow === TIMES) tell();
    else later(slow > 0 ? SOON : AGAIN);
  };
  later(FIRST);
}
