/** The start page. */
import type { Locator, Page } from '@playwright/test';
import { words } from '../support/words';

export class HomePage {
  /** One's own games that are not over. */
  readonly games: Locator;
  readonly play: Locator;
  readonly level: Locator;
  readonly bandit: Locator;
  readonly setUp: Locator;
  readonly link: Locator;
  readonly join: Locator;

  constructor(readonly page: Page) {
    this.games = page
      .getByRole('region', { name: words('mine') })
      .getByRole('listitem')
      .getByRole('link');
    this.level = page.getByRole('combobox', { name: words('bots') });
    this.bandit = page.getByRole('combobox', { name: words('your-bandit') });
    this.play = page.getByRole('button', { name: words('play-now-go') });
    this.setUp = page.getByRole('link', { name: words('create-go') });
    this.link = page.getByRole('textbox', { name: words('join-placeholder') });
    this.join = page.getByRole('button', { name: words('join-go') });
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }
}
