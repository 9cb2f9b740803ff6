/** Whether single letters and digits are keys. Whoever dictates, or bumps into them, can do without (WCAG 2.1.4). */
import { readSetting, writeSetting } from '../../style/settings';

let on = $state(readSetting('keys') !== 'off');

export function areKeysOn(): boolean {
  return on;
}

export function switchKeys(wanted: boolean): void {
  on = wanted;
  writeSetting('keys', wanted ? 'on' : 'off');
}
