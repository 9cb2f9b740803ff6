/** Where the words of a language come from, and which language it is to be. */
import { readSetting } from '../style/settings';
import { type Language, LANGUAGES, preferred } from './languages';

type Sources = Record<Language, () => Promise<{ default: string }>>;

export const sources: Sources = {
  en: () => import('virtual:words/en'),
  ru: () => import('virtual:words/ru'),
  uk: () => import('virtual:words/uk'),
  pl: () => import('virtual:words/pl'),
};

/** Words that few readers come to: see `speakMore`. */
export const laterSources: Sources = {
  en: () => import('virtual:later-words/en'),
  ru: () => import('virtual:later-words/ru'),
  uk: () => import('virtual:later-words/uk'),
  pl: () => import('virtual:later-words/pl'),
};

/** What the reader chose before, or what the browser says. */
export function usual(): Language {
  const chosen = LANGUAGES.find((language) => language === readSetting('language'));
  return chosen ?? preferred(navigator.languages);
}
