/** The start page. */
import type { Locator, Page } from '@playwright/test';
import { words } from '../support/words';

export class HomePage {
  readonly play: Locator;
  readonly setUp: Locator;
  readonly link: Locator;
  readonly join: Locator;

  constructor(readonly page: Page) {
    this.play = page.getByRole('button', { name: words('play-now-go') });
    this.setUp = page.getByRole('link', { name: words('create-go') });
    this.link = page.getByRole('textbox', { name: words('join-placeholder') });
    this.join = page.getByRole('button', { name: words('join-go') });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }
}
