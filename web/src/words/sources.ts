/** Where the words of a language come from, and which language it is to be. */
import { readSetting } from '../style/settings';
import { type Language, LANGUAGES, preferred } from './languages';

export const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  ru: () => import('virtual:words/ru'),
  uk: () => import('virtual:words/uk'),
  pl: () => import('virtual:words/pl'),
};

/** What the reader chose before, or what the browser says. */
export function usual(): Language {
  const chosen = LANGUAGES.find((language) => language === readSetting('language'));
  return chosen ?? preferred(navigator.languages);
}
