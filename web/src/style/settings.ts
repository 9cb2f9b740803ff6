/** What a reader has chosen for all tables, kept in the browser. Where that is forbidden it is kept for the visit. */
export type Setting =
  | 'language'
  | 'theme'
  | 'sound'
  | 'volume'
  | 'name'
  | 'favourite'
  | 'speed'
  | 'motion'
  | 'level'
  | 'table'
  | 'lessons'
  | 'tutorial'
  | 'seals'
  | 'shares'
  | 'choosing'
  | 'keys'
  | 'games'
  | 'review'
  | 'review-games'
  | 'emotes'
  | 'call';

const visit = new Map<Setting, string>();

export function readSetting(setting: Setting): string | null {
  try {
    return visit.get(setting) ?? localStorage.getItem(`folsom.${setting}`);
  } catch {
    return null;
  }
}

export function writeSetting(setting: Setting, value: string): void {
  visit.set(setting, value);
  try {
    localStorage.setItem(`folsom.${setting}`, value);
  } catch {
    // Kept for the visit only.
  }
}

/** What tells who somebody is, or what they played; how they like to read and hear tells neither. */
const PERSONAL: readonly Setting[] = ['name', 'favourite', 'table', 'seals', 'shares'];

/** Forgets whoever plays at this browser. */
export function clearSettings(): void {
  for (const setting of PERSONAL) {
    visit.delete(setting);
    try {
      localStorage.removeItem(`folsom.${setting}`);
    } catch {
      // Then there is nothing to be forgotten.
    }
  }
}
