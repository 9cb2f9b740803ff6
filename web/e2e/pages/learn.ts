/** The tutorial: a table with a coach. */
import type { Locator, Page } from '@playwright/test';
import { words } from '../support/words';

export class LearnPage {
  readonly coach: Locator;
  readonly got: Locator;
  /** The first round is over. */
  readonly playOn: Locator;

  constructor(readonly page: Page) {
    this.coach = page.getByRole('complementary', { name: words('coach') });
    this.got = this.coach.getByRole('button', { name: words('coach-got') });
    this.playOn = this.coach.getByRole('button', { name: words('coach-play-on') });
  }

  async open(): Promise<void> {
    await this.page.goto('/learn');
    await this.got.waitFor();
  }

  /** Whether the note lies over what it points at. */
  async covers(): Promise<boolean> {
    return this.coach.evaluate((coach) => {
      const note = coach.querySelector('.note')?.getBoundingClientRect();
      const light = document.querySelector('.spotlight')?.getBoundingClientRect();
      if (!note || !light) return false;
      const beside = note.left >= light.right || light.left >= note.right;
      return !beside && note.top < light.bottom && light.top < note.bottom;
    });
  }
}
