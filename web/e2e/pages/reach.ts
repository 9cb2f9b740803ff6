/** Pointing at things that lie on top of each other: a person aims at the part that can be seen. */
import type { Locator } from '@playwright/test';

/** The middle of what is not covered of an element, or the free point nearest to it. */
export async function freePoint(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const point = await element.evaluate((element) => {
    const STEPS = 15;
    const box = element.getBoundingClientRect();
    const parts = Array.from({ length: STEPS }, (_, index) => (index + 0.5) / STEPS);
    const free = parts
      .flatMap((across) => parts.map((down) => ({ x: box.x + box.width * across, y: box.y + box.height * down })))
      .filter(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
    const middle = (axis: 'x' | 'y') => free.reduce((sum, point) => sum + point[axis], 0) / free.length;
    const [x, y] = [middle('x'), middle('y')];
    const distance = (point: { x: number; y: number }) => Math.hypot(point.x - x, point.y - y);
    return free.reduce<{ x: number; y: number } | null>(
      (best, point) => (best && distance(best) <= distance(point) ? best : point),
      null,
    );
  });
  if (!point) throw new Error(`nothing of it can be reached: ${await element.evaluate((one) => one.outerHTML)}`);
  return point;
}

/** Points first: what comes closer then is clicked where it stands. */
export async function clickOn(element: Locator): Promise<void> {
  const { mouse } = element.page();
  const before = await freePoint(element);
  await mouse.move(before.x, before.y);
  const { x, y } = await freePoint(element);
  // As long as eyes need to find it again.
  if (Math.hypot(x - before.x, y - before.y) > 1) await new Promise((resume) => setTimeout(resume, 400));
  await mouse.click(x, y);
}

export async function tapOn(element: Locator): Promise<void> {
  const { x, y } = await freePoint(element);
  await element.page().touchscreen.tap(x, y);
}
