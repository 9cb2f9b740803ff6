/** What hangs at the top of every page: languages, sound, theme. */
import type { Locator, Page } from '@playwright/test';
import { LANGUAGE_NAMES, type Language } from '../../src/words/languages';

/** Chooses a language, by the button itself: so it works from anywhere, and from under a sheet. */
export async function speak(page: Page, language: Language): Promise<void> {
  const { long } = LANGUAGE_NAMES[language];
  const press = (one: Locator) => one.first().evaluate((one: HTMLElement) => one.click());
  const menu = page.locator('.valance [aria-haspopup="dialog"]');
  await menu.waitFor({ state: 'attached' });
  const button = page.locator('.languages button').filter({ hasText: long });
  if (await button.count()) return press(button);
  // Where there is no room for them they are in the menu.
  await press(menu);
  const dialog = page.getByRole('dialog').filter({ has: page.getByText(long, { exact: true }) });
  await press(dialog.getByText(long, { exact: true }));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}
