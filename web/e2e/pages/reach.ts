/** Pointing at things that lie on top of each other: a person aims at the part that can be seen. */
import type { Locator } from '@playwright/test';

/** A point of the page where the element is not covered by anything. */
export async function freePoint(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const point = await element.evaluate((element) => {
    const STEPS = 15;
    const box = element.getBoundingClientRect();
    const parts = Array.from({ length: STEPS }, (_, index) => (index + 0.5) / STEPS);
    // From the middle outwards.
    parts.sort((one, other) => Math.abs(one - 0.5) - Math.abs(other - 0.5));
    for (const across of parts) {
      for (const down of parts) {
        const point = { x: box.x + box.width * across, y: box.y + box.height * down };
        if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
      }
    }
    return null;
  });
  if (!point) throw new Error(`nothing of it can be reached: ${await element.evaluate((one) => one.outerHTML)}`);
  return point;
}

export async function clickOn(element: Locator): Promise<void> {
  const { x, y } = await freePoint(element);
  await element.page().mouse.click(x, y);
}

export async function tapOn(element: Locator): Promise<void> {
  const { x, y } = await freePoint(element);
  await element.page().touchscreen.tap(x, y);
}
