/** The table at which one learns: a real one, with two bots that are no masters. */
import { look, openAlone } from '../protocol/api';
import { remembered } from './course.svelte';

/** A learner may be called away; no bot shall decide in the meantime. */
const GRACE = 24 * 60 * 60 * 1000;

/** The table that the address names, or the one of a course that was begun, or a new one. */
export async function schoolTable(named: string, name: string): Promise<string> {
  const begun = remembered();
  const candidates = [named, begun && !begun.learned.includes('done') ? begun.table : ''];
  for (const table of candidates) if (table && (await isRunning(table))) return table;
  return newTable(name);
}

export function newTable(name: string): Promise<string> {
  return openAlone({
    terms: { setup: { preset: 'ru18-basic', seats: 3 }, clock: null, grace_ms: GRACE, public: false },
    name,
    chairs: [{ who: 'me' }, { who: 'bot', level: 'greenhorn' }, { who: 'bot', level: 'greenhorn' }],
    start: true,
  });
}

async function isRunning(table: string): Promise<boolean> {
  return look(table).then(
    ({ stage }) => stage === 'running' || stage === 'over',
    () => false,
  );
}
