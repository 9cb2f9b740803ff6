/** The menu of a table: what can be done besides playing. */
import type { Locator, Page } from '@playwright/test';
import { words } from '../support/words';

export class Menu {
  readonly sheet: Locator;

  constructor(readonly page: Page) {
    this.sheet = page.getByRole('dialog', { name: words('menu') });
  }

  async open(): Promise<void> {
    await this.page.getByRole('button', { name: words('menu') }).click();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape');
  }

  button(name: string): Locator {
    return this.sheet.getByRole('button', { name, exact: true });
  }

  /** Says yes where the menu asks once more. */
  async sure(name: string): Promise<void> {
    await this.button(name).click();
    await this.sheet.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();
  }

  /** The link that hands a seat over. */
  async seatLink(name: string): Promise<string> {
    await this.button(words('tools-link')).first().click();
    return this.sheet.getByRole('textbox', { name: words('tools-link-for', { name }) }).inputValue();
  }
}
