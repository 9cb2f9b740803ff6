/** A table before its game: the platform, where people gather. */
import type { Locator, Page } from '@playwright/test';
import type { BotLevel } from '../../src/protocol/types';
import { words } from '../support/words';

export class LobbyPage {
  readonly link: Locator;
  readonly name: Locator;
  readonly sit: Locator;
  readonly start: Locator;

  constructor(readonly page: Page) {
    this.link = page.getByRole('textbox', { name: words('lobby-link') });
    this.name = page.getByRole('textbox', { name: words('your-name') });
    this.sit = page.getByRole('button', { name: words('sit-here') });
    this.start = page.getByRole('button', { name: words('start-game') });
  }

  async sitDown(name: string): Promise<void> {
    // The page before it stays until this one is there, and may ask for a name too.
    await this.sit.first().waitFor();
    await this.name.fill(name);
    await this.sit.first().click();
  }

  async seatBot(number: number, level: BotLevel): Promise<void> {
    await this.page.getByRole('combobox', { name: words('bot-level', { number }) }).selectOption(level);
  }
}
