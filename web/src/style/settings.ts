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
  | 'choosing'
  | 'keys';

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
