/** What a page and the workers that examine a game say to each other. What was found stays the text that it is. */
import type { ErrorJson } from '../protocol/types';

/** What a worker is told first: the engine, which need not be loaded again, and the game. */
export interface Brief {
  engine: WebAssembly.Module;
  record: string;
  /** How many games are played in the head for each decision; 0 for the usual number. */
  games: number;
}

export type Job = { do: 'look' } | { do: 'examine'; task: number } | { do: 'report'; findings: string[] };

export type ToExaminer = ({ say: 'begin' } & Brief) | { say: 'ask'; id: number; job: Job };

export type FromExaminer = { id: number; answer: string } | { id: number; error: ErrorJson };

/** What a review consists of. */
export interface Outline {
  /** Findings are kept under this name: other records, budgets and ways to measure have others. */
  key: string;
  tasks: number;
}
