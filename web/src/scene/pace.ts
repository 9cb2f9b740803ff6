/** How long something takes at the speed of the player; no time at all where nothing moves. */
export function paced(ms: number): number {
  const { dataset, style } = document.documentElement;
  if (dataset.motion === 'still') return 0;
  return ms / (Number(style.getPropertyValue('--pace')) || 1);
}
