/** Talk at a table. */
import type { Locator, Page } from '@playwright/test';
import { words } from '../support/words';

export class Chat {
  readonly tab: Locator;
  readonly log: Locator;
  readonly line: Locator;

  constructor(readonly page: Page) {
    this.tab = page.getByRole('button', { name: new RegExp(`^${words('chat')}( ·|$)`) });
    this.log = page.getByRole('log', { name: words('chat') });
    this.line = page.getByRole('textbox', { name: words('chat') });
  }

  async say(text: string): Promise<void> {
    await this.line.fill(text);
    await this.line.press('Enter');
  }
}
