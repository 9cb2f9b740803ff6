/** The hashes that this browser was shown while games ran: what it saw first is what counts at the end. */
import { readSetting, writeSetting } from '../style/settings';

/** Of so many tables the hash is kept. */
const KEPT = 60;

/** The tables and their hashes, the latest last. */
function kept(): [table: string, hash: string][] {
  const lines = readSetting('seals')?.split('\n') ?? [];
  return lines.flatMap((line) => {
    const [table, hash] = line.split(' ');
    return table && hash ? [[table, hash] as [string, string]] : [];
  });
}

/** The hash that this browser was shown during the game. */
export function firstSeal(table: string): string | null {
  return kept().find(([known]) => known === table)?.[1] ?? null;
}

/** Keeps the hash of a game that runs; what came first stays. Whether it is new. */
export function keepSeal(table: string, hash: string): boolean {
  if (firstSeal(table) !== null) return false;
  const all = [...kept(), [table, hash] as const].slice(-KEPT);
  writeSetting('seals', all.map((one) => one.join(' ')).join('\n'));
  return true;
}
