/**
 * To look where things are on the page lays it out. Whoever does so while things are still changing has it laid out again
 * and again; just before the next frame it has to be done anyway, once.
 */

/** Looks before the next frame. For an effect: what is given back calls it off. */
export function lookBeforeFrame(look: () => void): () => void {
  const frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
