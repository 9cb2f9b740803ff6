/** Records of games as files: saved from a table of this device, and brought from anywhere. */
import { ApiError } from '../protocol/http';
import { t } from '../words/words.svelte';
import { client } from './client';

/** No record of a game is as long as that, in bytes. */
const LONGEST = 4_000_000;

/** Saves the record of a table on this device as a file. */
export async function saveRecord(table: string): Promise<void> {
  const text = await client().ask<string>({ what: 'record', table });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `folsom-${table.replace(/^~/, '')}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Reads a record that somebody brought: the name under which it can be seen from now on. */
export async function readRecord(file: File): Promise<string> {
  if (file.size > LONGEST) throw new ApiError('bad-record', 'the file is too long');
  return client().ask<string>({ what: 'read', text: await file.text(), name: file.name });
}

/** Why a record can't be seen. */
export function recordTrouble(error: unknown): string {
  console.info(error);
  if (!(error instanceof ApiError)) return t('record-bad');
  if (error.code === 'no-engine') return t('no-engine');
  return error.code === 'later-version' ? t('record-later') : t('record-bad');
}
