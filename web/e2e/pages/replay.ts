/** A game that is seen again. */
import type { Locator, Page } from '@playwright/test';
import { words } from '../support/words';

export class ReplayPage {
  /** Where in the game one is. */
  readonly course: Locator;
  readonly eyes: Locator;
  readonly current: Locator;

  constructor(readonly page: Page) {
    this.course = page.getByRole('slider', { name: words('replay-course') });
    this.eyes = page.getByRole('button', { name: new RegExp(`^${words('replay-eyes')}`) });
    this.current = page.getByRole('log').locator('[aria-current=step]');
  }

  async open(table: string, moment = ''): Promise<void> {
    await this.page.goto(`/t/${table}/replay${moment}`);
    await this.course.waitFor();
  }

  button(name: 'replay-to-start' | 'replay-card-on' | 'replay-round-on' | 'replay-phase-on'): Locator {
    return this.page.getByRole('button', { name: words(name), exact: true });
  }

  async at(): Promise<number> {
    return Number(await this.course.inputValue());
  }

  async last(): Promise<number> {
    return Number(await this.course.getAttribute('max'));
  }

  /** What is on the stage and where, so that two moments can be compared. */
  async picture(): Promise<string> {
    return this.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[data-figure], [data-token]')]
        .map((one) => `${one.dataset.figure ?? one.dataset.token} ${one.style.transform}`)
        .sort()
        .join('\n'),
    );
  }

  async seeWith(name: string): Promise<void> {
    await this.eyes.click();
    await this.page
      .getByRole('group', { name: words('replay-eyes') })
      .getByRole('button', { name })
      .click();
  }
}
