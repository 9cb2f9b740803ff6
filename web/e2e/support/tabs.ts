/** Other tabs: a page that lies behind one is not seen. */
import type { Page } from '@playwright/test';

/** As if another tab were opened in front of it, or this one again. */
export async function cover(page: Page, covered: boolean): Promise<void> {
  await page.evaluate((covered) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => covered });
    document.dispatchEvent(new Event('visibilitychange'));
  }, covered);
}
