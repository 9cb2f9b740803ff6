/** The rulebook. */
import type { Locator, Page } from '@playwright/test';
import { words } from '../support/words';

export class RulesPage {
  readonly search: Locator;
  readonly sections: Locator;

  constructor(readonly page: Page) {
    this.search = page.getByRole('searchbox', { name: words('rules-search') });
    this.sections = page.getByRole('article').locator('section[id]');
  }

  async open(section = ''): Promise<void> {
    await this.page.goto(section ? `/rules#${section}` : '/rules');
    await this.sections.first().waitFor();
  }

  section(anchor: string): Locator {
    return this.page.locator(`section[id="${anchor}"]`);
  }
}
