/** Runs in a worker of its own: examines one game, task by task. */
import init, { Reviewer } from '../local/engine/folsom.js';
import type { ErrorJson } from '../protocol/types';
import type { Brief, FromExaminer, Job, Outline, ToExaminer } from './messages';

let reviewer: Promise<Reviewer> | null = null;

onmessage = ({ data }: MessageEvent<ToExaminer>) => {
  if (data.say === 'ask') {
    void answer(data.id, data.job).then((message) => postMessage(message));
    return;
  }
  reviewer = begin(data);
  // Whoever asks is told.
  reviewer.catch(() => undefined);
};

async function begin({ engine, record, games }: Brief): Promise<Reviewer> {
  await init({ module_or_path: engine });
  return Reviewer.read(record, games);
}

async function answer(id: number, job: Job): Promise<FromExaminer> {
  try {
    if (!reviewer) throw new Error('nobody said which game');
    return { id, answer: work(await reviewer, job) };
  } catch (error) {
    return { id, error: errorOf(error) };
  }
}

function work(reviewer: Reviewer, job: Job): string {
  switch (job.do) {
    case 'look':
      return JSON.stringify({ key: reviewer.key(), tasks: reviewer.tasks() } satisfies Outline);
    case 'examine':
      return reviewer.examine(job.task);
    case 'report':
      return reviewer.report(job.findings);
  }
}

/** The engine throws an `ErrorJson` as text. */
function errorOf(error: unknown): ErrorJson {
  try {
    return JSON.parse(String(error)) as ErrorJson;
  } catch {
    return { code: 'no-engine', reason: String(error) };
  }
}
