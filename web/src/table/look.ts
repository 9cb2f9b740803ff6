/**
 * To look where things are on the page lays it out. Whoever does so while things are still changing has it laid out again
 * and again; just before the next frame it has to be done anyway, once.
 */

/** Looks before the next frame. For an effect: what is given back calls it off. */
export function lookBeforeFrame(look: () => void): () => void {
  const frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

/** Runs when there is nothing more urgent to do. For an effect: what is given back calls it off. */
export function whenIdle(run: () => void): () => void {
  // Not every browser tells when it is idle.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 1000 });
  return () => cancelIdleCallback(idle);
}
