/** The languages of the interface, each under its own name. */
export const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Record<Language, { short: string; long: string }> = {
  en: { short: 'EN', long: 'English' },
  ru: { short: 'РУ', long: 'Русский' },
  uk: { short: 'УК', long: 'Українська' },
  pl: { short: 'PL', long: 'Polski' },
};

/** The first language that somebody reads and we have. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one);
    if (language) return language;
  }
  return 'en';
}
