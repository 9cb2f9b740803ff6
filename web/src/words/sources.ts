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
export const laterSources = {
  review: {
    en: () => import('virtual:later-words/review/en'),
    ru: () => import('virtual:later-words/review/ru'),
    uk: () => import('virtual:later-words/review/uk'),
    pl: () => import('virtual:later-words/review/pl'),
  },
  sharing: {
    en: () => import('virtual:later-words/sharing/en'),
    ru: () => import('virtual:later-words/sharing/ru'),
    uk: () => import('virtual:later-words/sharing/uk'),
    pl: () => import('virtual:later-words/sharing/pl'),
  },
  regulars: {
    en: () => import('virtual:later-words/regulars/en'),
    ru: () => import('virtual:later-words/regulars/ru'),
    uk: () => import('virtual:later-words/regulars/uk'),
    pl: () => import('virtual:later-words/regulars/pl'),
  },
} satisfies Record<string, Sources>;
export type Later = keyof typeof laterSources;

/** What the reader chose before, or what the browser says. */
export function usual(): Language {
  const chosen = LANGUAGES.find((language) => language === readSetting('language'));
  return chosen ?? preferred(navigator.languages);
}
