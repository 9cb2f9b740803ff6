/** A learner's way through the lessons: what the coach says now, what was said before, and what is remembered of it. */
import { untrack } from 'svelte';
import { readSetting, writeSetting } from '../style/settings';
import { type Advice, adviceOf } from './advice';
import { ESSENTIALS, type Lesson, type LessonId, isLesson, lessonOf, nextLesson } from './lessons';
import type { Situation } from './situation';

/** What is on the coach's note: a lesson, or only a suggestion what to play. */
export type Note = { lesson: Lesson; advice: Advice | null } | { lesson: null; advice: Advice };

export class Course {
  #learned = $state.raw<readonly LessonId[]>([]);
  /** How many notes the learner has leafed back. */
  #back = $state(0);
  readonly #now: () => Situation | null;
  readonly #given = $derived.by(() => this.#give());

  /** For the life of the component that makes it; `now` is what is on show. */
  constructor(
    private readonly table: string,
    now: () => Situation | null,
  ) {
    this.#now = now;
    this.#learned = remembered()?.table === table ? (remembered()?.learned ?? []) : [];
    this.#follow();
  }

  /** What the situation asks for, or an earlier lesson while the learner leafs back. */
  get note(): Note | null {
    const earlier = this.#back > 0 ? this.#learned.at(-this.#back) : undefined;
    return earlier ? { lesson: lessonOf(earlier), advice: null } : this.#given;
  }

  /** It is an earlier lesson. */
  get leafing(): boolean {
    return this.#back > 0;
  }

  /** The lesson that has to be read before anything goes on. */
  get holding(): LessonId | null {
    const lesson = this.#given?.lesson;
    return lesson?.until === 'read' ? lesson.id : null;
  }

  get mayGoBack(): boolean {
    return this.#back < this.#learned.length;
  }

  get essentials(): { learned: number; of: number } {
    return { learned: ESSENTIALS.filter(({ id }) => this.#learned.includes(id)).length, of: ESSENTIALS.length };
  }

  leaf(by: 1 | -1): void {
    this.#back = Math.min(this.#learned.length, Math.max(0, this.#back - by));
  }

  /** The learner has read what is on the note. */
  got(): void {
    if (this.#back > 0) this.#back = 0;
    else if (this.#given?.lesson) this.#learn(this.#given.lesson.id);
  }

  #give(): Note | null {
    const now = this.#now();
    if (!now) return null;
    const lesson = nextLesson(now, this.#learned);
    // Later the learner knows enough to choose without the coach.
    const advice = now.view.round === 1 && lesson?.until !== 'read' ? adviceOf(now) : null;
    if (lesson) return { lesson, advice };
    return advice && { lesson, advice };
  }

  /** A lesson that asks for an act is learned as soon as the learner has acted. */
  #follow(): void {
    let asked: Lesson | null = null;
    $effect(() => {
      const [now, lesson] = [this.#now(), this.#given?.lesson ?? null];
      untrack(() => {
        if (asked && now && !asked.when(now)) this.#learn(asked.id);
        asked = lesson?.until === 'act' ? lesson : null;
      });
    });
  }

  #learn(id: LessonId): void {
    this.#back = 0;
    if (this.#learned.includes(id)) return;
    this.#learned = [...this.#learned, id];
    writeSetting('lessons', [this.table, ...this.#learned].join(' '));
    if (id === 'done') writeSetting('tutorial', 'done');
  }
}

/** The table of the last course, and what was learned at it. */
export function remembered(): { table: string; learned: LessonId[] } | null {
  const [table, ...learned] = readSetting('lessons')?.split(' ') ?? [];
  return table ? { table, learned: learned.filter(isLesson) } : null;
}
