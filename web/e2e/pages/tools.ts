/** What hangs at the top of every page: languages, sound, theme. */
import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES, type Language } from '../../src/words/languages';

/** Chooses a language, by the button itself: so it works from anywhere, and from under a sheet. */
export async function speak(page: Page, language: Language): Promise<void> {
  const button = page.getByRole('button', { name: LANGUAGE_NAMES[language].long, includeHidden: true });
  await button.first().evaluate((one: HTMLElement) => one.click());
}
