/** The review of one game, as far as it is: it is examined on this device, finding by finding, and kept. */
import { compiled } from '../local/compiled';
import { ApiError } from '../protocol/http';
import type { ReviewJson } from '../protocol/types';
import { readSetting } from '../style/settings';
import { Archive } from './archive';
import { ExaminingWorker } from './examining';
import type { Brief, Outline } from './messages';
import { type Keeping, Notebook } from './notebook';
import { Pace } from './pace';
import { recordOf } from './record';
import { Squad, squadSize } from './squad';

/** `asleep` until somebody asks for it. */
export type Stage = 'asleep' | 'opening' | 'examining' | 'stopped' | 'done' | 'trouble';

/** Why there is no review: the browser can't, the game did not end, the record can't be had or read. */
export type Trouble = 'no-engine' | 'unfinished' | 'later-version' | 'bad-record' | 'no-record';
const TROUBLES: readonly string[] = ['no-engine', 'unfinished', 'later-version', 'bad-record'] satisfies Trouble[];

/** So often a report is made of what was found, in milliseconds; a picture that changes more often can't be read. */
const REPORTS = 400;

const archive = new Archive();

export class Review {
  stage = $state<Stage>('asleep');
  trouble = $state<Trouble | null>(null);
  report = $state.raw<ReviewJson | null>(null);
  tasks = $state(0);
  found = $state(0);
  /** In seconds, as far as can be told. */
  left = $state<number | null>(null);
  keeping = $state<Keeping>('kept');

  #squad: Squad | null = null;
  #notebook: Notebook | null = null;
  /** Writes reports, and so need never wait for an examination. */
  #clerk: ExaminingWorker | null = null;
  #pace = new Pace();
  #wanted: number | null = null;
  #writing = false;
  #stale = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: string) {}

  /** Begins, or goes on where it was; this decision first, if one is named. */
  async begin(choice: number | null = null): Promise<void> {
    if (choice !== null) this.prefer(choice);
    if (this.stage === 'stopped') this.#examine();
    if (this.stage !== 'asleep') return;
    this.stage = 'opening';
    try {
      await this.#open();
    } catch (error) {
      this.#fail(error);
    }
  }

  /** This decision before all others that are not examined yet. */
  prefer(choice: number): void {
    // The first task is the deal. What a choice changed is told with what was before it.
    this.#wanted = choice + 1;
    if (choice > 0) this.#squad?.prefer(choice);
    this.#squad?.prefer(choice + 1);
  }

  stop(): void {
    if (this.stage !== 'examining') return;
    this.#squad?.stop();
    this.left = null;
    this.stage = 'stopped';
  }

  close(): void {
    this.#squad?.stop();
    this.#clerk?.dismiss();
    clearTimeout(this.#timer);
    this.stage = 'asleep';
  }

  async #open(): Promise<void> {
    const able = typeof WebAssembly === 'object' && typeof Worker === 'function';
    if (!able) throw new ApiError('no-engine', 'no WebAssembly or no workers');
    const [record, engine] = await Promise.all([recordOf(this.table), compiled().catch(noEngine)]);
    const brief: Brief = { engine, record, games: Number(readSetting('review-games') ?? 0) || 0 };
    const clerk = new ExaminingWorker(brief);
    this.#clerk = clerk;
    const { key, tasks } = JSON.parse(await clerk.ask({ do: 'look' })) as Outline;
    const notebook = new Notebook(key, archive, (keeping) => (this.keeping = keeping));
    await notebook.open();
    this.#notebook = notebook;
    this.tasks = tasks;
    this.found = notebook.size;
    const missing = Array.from({ length: tasks }, (_, task) => task).filter((task) => !notebook.has(task));
    this.#squad = new Squad(missing, squadSize(navigator.hardwareConcurrency || 2), () => new ExaminingWorker(brief), {
      found: (task, finding) => this.#note(task, finding),
      done: () => void this.#finish(),
      failed: (error) => this.#fail(error),
    });
    if (this.#wanted !== null) this.prefer(this.#wanted - 1);
    if (notebook.size > 0) await this.#write();
    this.#examine();
  }

  #examine(): void {
    this.stage = 'examining';
    this.#pace = new Pace();
    this.#squad?.start();
  }

  #note(task: number, finding: string): void {
    void this.#notebook?.add(task, finding);
    this.found = this.#notebook?.size ?? 0;
    this.left = this.#pace.step(this.tasks - this.found, performance.now());
    this.#stale = true;
    // What somebody waits for is shown at once.
    if (this.report === null || task === this.#wanted) void this.#write();
    else this.#timer ??= setTimeout(() => void this.#write(), REPORTS);
  }

  /** One report at a time; what is found meanwhile is in the next. */
  async #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#writing) return;
    this.#writing = true;
    try {
      do {
        this.#stale = false;
        const findings = this.#notebook?.findings ?? [];
        const text = await this.#clerk?.ask({ do: 'report', findings });
        if (text) this.report = JSON.parse(text) as ReviewJson;
        // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- findings come while it is written
      } while (this.#stale && this.stage === 'done');
    } finally {
      this.#writing = false;
    }
  }

  async #finish(): Promise<void> {
    this.stage = 'done';
    this.left = null;
    this.#stale = true;
    await this.#write();
  }

  #fail(error: unknown): void {
    console.info(error);
    const code = error instanceof ApiError ? error.code : '';
    this.trouble = TROUBLES.includes(code) ? (code as Trouble) : 'no-record';
    this.stage = 'trouble';
    this.#squad?.stop();
  }
}

function noEngine(error: unknown): never {
  throw new ApiError('no-engine', String(error));
}
