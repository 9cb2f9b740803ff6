/** The form as it was filled in the last time. What can't be read any more is forgotten. */
import { BOT_LEVELS, MOST_SEATS } from '../protocol/constants';
import { readSetting, writeSetting } from '../style/settings';
import { CLOCKS } from './clocks';
import { type Form, type Sitter, emptyForm } from './form';

export function rememberedForm(): Form {
  return readForm(readSetting('table'));
}

export function rememberForm(form: Form): void {
  writeSetting('table', JSON.stringify(form));
}

/** Field by field: one that is not as it should be is as in an empty form. */
export function readForm(text: string | null): Form {
  const form = emptyForm();
  const old = parse(text);
  if (!old) return form;
  const take = <F extends keyof Form>(field: F, isFine: (value: unknown) => boolean) => {
    if (isFine(old[field])) form[field] = old[field] as Form[F];
  };
  const isText = (value: unknown) => typeof value === 'string';
  const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
  const isFlag = (value: unknown) => typeof value === 'boolean';
  take('preset', isText);
  take('switches', (value) => isRecord(value) && Object.values(value).every(isText));
  take('seats', (value) => typeof value === 'number');
  take('pairs', isFlag);
  take('chairs', (value) => Array.isArray(value) && value.length === MOST_SEATS && value.every(isSitter));
  take('cast', (value) => value === 'random' || value === 'choose' || value === 'named');
  take('order', isTexts);
  take('admitted', (value) => value === null || isTexts(value));
  take('cars', (value) => value === 'random' || value === 'named');
  take('train', isTexts);
  take('clock', (value) => CLOCKS.some((name) => name === value));
  take('own', (value) => isRecord(value) && typeof value.decision === 'number' && typeof value.reserve === 'number');
  take('grace', (value) => typeof value === 'number');
  take('public', isFlag);
  take('rated', isFlag);
  return form;
}

function parse(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSitter(value: unknown): value is Sitter {
  if (!isRecord(value)) return false;
  if (value.who === 'guest') return typeof value.name === 'string';
  if (value.who === 'bot') return BOT_LEVELS.some((level) => level === value.level);
  return value.who === 'me' || value.who === 'open';
}
