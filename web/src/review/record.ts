/** The record of a game that is to be reviewed: from the server, or from this device. */
import { recordAddress } from '../protocol/api';
import { isHere } from '../protocol/host';
import { ApiError } from '../protocol/http';

export async function recordOf(table: string): Promise<string> {
  if (isHere(table)) {
    const { client } = await import('../local/client');
    return client().ask<string>({ what: 'record', table });
  }
  const response = await fetch(recordAddress(table)).catch(() => null);
  if (!response?.ok) throw new ApiError('no-record', `the record: ${response?.status ?? 'no answer'}`);
  return response.text();
}
