/** Find a train: what to play, who waits, and waiting. */
import type { Locator, Page } from '@playwright/test';
import { words } from '../support/words';

export class TrainPage {
  readonly name: Locator;
  readonly bots: Locator;
  readonly wait: Locator;
  readonly waiting: Locator;
  readonly leave: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByRole('textbox', { name: words('your-name') });
    this.bots = page.getByRole('combobox', { name: words('train-bots') });
    this.wait = page.getByRole('button', { name: words('train-wait') });
    this.waiting = page.getByRole('region', { name: words('train-waiting') });
    this.leave = page.getByRole('button', { name: words('train-leave') });
  }

  async open(): Promise<void> {
    await this.page.goto('/train');
    await this.wait.or(this.waiting).first().waitFor();
  }

  async seats(count: number): Promise<void> {
    const group = this.page.getByRole('radiogroup', { name: words('setup-seats') });
    await group.getByRole('radio', { name: String(count), exact: true }).check();
  }

  /** Waits for a train with so many seats, without bots. */
  async waitFor(name: string, seats: number): Promise<void> {
    await this.open();
    await this.name.fill(name);
    await this.seats(seats);
    await this.bots.selectOption({ label: words('train-bots-never') });
    await this.wait.click();
  }
}
