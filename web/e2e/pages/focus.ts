/** Going through a page with the keyboard, as somebody does who has no mouse and must see where they are. */
import { type Locator, type Page, expect } from '@playwright/test';

/** Presses Tab until the element has the focus. On the way everything that has it must show it. */
export async function focusOn(page: Page, wanted: Locator): Promise<void> {
  const target = await wanted.elementHandle();
  for (let step = 0; step < 120; step++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate((target) => {
      const here = document.activeElement;
      if (!here || here === document.body) return { there: false, shown: true, what: 'nothing' };
      return { there: here === target, shown: isShown(here), what: here.outerHTML.slice(0, 160) };

      /** Where the focus is can be seen at the element, or at the label or sheet around it. */
      function isShown(element: Element): boolean {
        const box = element.getBoundingClientRect();
        if (box.bottom < 0 || box.right < 0 || box.top > innerHeight || box.left > innerWidth) return false;
        const near = [element, element.parentElement, element.closest('label')];
        return near.some((one) => one && outlined(getComputedStyle(one)));
      }
      function outlined({ outlineStyle, outlineWidth }: CSSStyleDeclaration): boolean {
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      }
    }, target);
    expect(focus.shown, `the focus can be seen on ${focus.what}`).toBe(true);
    if (focus.there) return;
  }
  throw new Error('Tab does not lead there');
}
