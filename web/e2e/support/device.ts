/** Tests of the client that is a folder of files. */
import type { Page } from '@playwright/test';
import { Site, kept } from './site';
import { test as base } from './test';

interface OfASite {
  site: Site;
  /** The start page, in a browser that has kept the client, without a network. */
  unplugged: Page;
}

export const testSite = base.extend<OfASite>({
  games: 'here',
  serviceWorkers: 'allow',
  // eslint-disable-next-line no-empty-pattern -- what a fixture needs is read from its first argument
  site: async ({}, use) => {
    const site = new Site();
    await site.start();
    await use(site);
    await site.switchOff();
  },
  // No server is started for it.
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  unplugged: async ({ page, site, trouble }, use) => {
    await page.goto(site.url);
    await kept(page);
    await site.switchOff();
    // The kept client asks for the page first, and for a newer one of itself.
    trouble.expect(/ERR_CONNECTION_REFUSED/);
    await page.goto(site.url);
    await use(page);
  },
});

/** Drops a file onto the page. */
export async function dropOn(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name, { type: 'text/plain' }));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
}
