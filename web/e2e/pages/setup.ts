/** The form for a new table. */
import type { Locator, Page } from '@playwright/test';
import type { Preset } from '../../src/protocol/types';
import { words } from '../support/words';

type Group = 'setup-seats' | 'setup-clock' | 'setup-who' | 'setup-bandits' | 'setup-train';

export class SetUpPage {
  readonly name: Locator;
  readonly books: Locator;
  /** Opens the table, or begins at once if every chair is taken. */
  readonly start: Locator;

  constructor(readonly page: Page) {
    this.name = page.getByRole('textbox', { name: words('your-name') });
    this.books = page.getByRole('group', { name: words('setup-rulebook') }).getByRole('radio');
    const begin = page.getByRole('button', { name: words('setup-begin') });
    this.start = page.getByRole('button', { name: words('setup-start') }).or(begin);
  }

  async open(path: '/new' | '/new/pass' = '/new'): Promise<void> {
    await this.page.goto(path);
  }

  async choose(group: Group, label: string): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: words(group), exact: true })
      .getByRole('radio', { name: label, exact: true })
      .check();
  }

  async rulebook(preset: Preset): Promise<void> {
    await this.page.getByRole('radio', { name: words(`preset-${preset}`), exact: true }).check();
  }

  chair(number: number): Locator {
    return this.page.getByRole('combobox', { name: words('setup-seat', { number }), exact: true });
  }

  async unfold(what: 'setup-house-rules' | 'setup-cast'): Promise<void> {
    await this.page.getByText(words(what)).click();
  }

  switch(name: 'abilities' | 'events' | 'expert'): Locator {
    return this.page.getByRole('switch', { name: words(`switch-${name}`), exact: true });
  }
}
