/** What hangs at the top of every page: languages, sound, theme. */
import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES, type Language } from '../../src/words/languages';

/** Chooses a language, by keyboard: so it works from anywhere. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: LANGUAGE_NAMES[language].long }).press('Enter');
}
