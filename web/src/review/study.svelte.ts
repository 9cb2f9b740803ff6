/** Somebody who studies a review beside the replay: which decision they look at, whose mistakes, and what they try themselves. */
import type { ChoicesJson, MomentJson, ReviewJson, Seat } from '../protocol/types';
import type { Lens } from '../replay/address';
import type { Visit } from '../replay/visit.svelte';
import { choiceAt, choicesMade, mistakesOf, momentBefore, nextMistake } from './places';
import { Review } from './review.svelte';

export type Sheet = 'moments' | 'decision' | 'seats';

/** A decision that somebody makes again, without having seen what was found. */
interface Trial {
  choice: number;
  /** What they chose; until then nothing is told. */
  answer: string | null;
}

export class Study {
  readonly review: Review;
  sheet = $state<Sheet>('moments');
  /** Whose mistakes; everybody's, if nobody is named. */
  whose = $state<Seat | null>(null);
  #trial = $state.raw<Trial | null>(null);
  /** Whose eyes they had before. */
  #before: Lens | null = null;

  readonly report = $derived.by<ReviewJson | null>(() => this.review.report);
  readonly #numbers = $derived.by(() => this.visit.game?.steps.map(({ number }) => number) ?? []);
  readonly #moments = $derived.by(() => this.visit.rerun.moments);
  readonly mistakes = $derived.by(() => mistakesOf(this.report?.moments ?? [], this.whose));
  /** How many choices have been made where one is. */
  readonly made = $derived.by(() => choicesMade(this.#moments, this.#numbers, this.visit.rerun.at));
  /** The choice that the moment is about. */
  readonly choice = $derived.by(() => choiceAt(this.#moments, this.#numbers, this.visit.rerun.at));
  readonly decision = $derived.by(() => this.#decisionOf(this.choice));
  /** What is tried, while one is there: whoever goes elsewhere sees everything again. */
  readonly #tried = $derived.by(() => (this.#trial?.choice === this.choice ? this.#trial : null));
  /** Something is to be decided again, and the answer is not told. */
  readonly asking = $derived.by(() => this.#tried?.answer === null);
  /** What was just tried, if it is the decision at hand. */
  readonly answer = $derived.by(() => this.#tried?.answer ?? null);
  /** What can be chosen while one tries: what was weighed, in an order that tells nothing. */
  readonly offered = $derived.by<ChoicesJson | null>(() => {
    const decision = this.decision;
    if (!this.asking || !decision || this.visit.shown !== decision.seat) return null;
    const list = [...decision.candidates].sort((one, other) => one.text.localeCompare(other.text, 'en'));
    return { total: list.length, list, keep: null, outlooks: [] };
  });
  /** After how many choices each round began. */
  readonly rounds = $derived.by(() =>
    this.visit.rerun.chapters.flatMap(({ at, notice }) =>
      notice.what === 'round-began'
        ? [{ round: notice.round, after: choicesMade(this.#moments, this.#numbers, at) }]
        : [],
    ),
  );
  /** Where the mistakes are on the course of the game. */
  readonly marks = $derived.by(() =>
    this.asking
      ? []
      : this.mistakes.map(({ choice, label }) => ({ at: this.momentOf(choice), label: label ?? 'slip' })),
  );

  constructor(readonly visit: Visit) {
    this.review = new Review(visit.table);
  }

  #decisionOf(choice: number): MomentJson | null {
    return this.report?.moments.find((one) => one.choice === choice) ?? null;
  }

  /** The moment of the replay before a choice. */
  momentOf(choice: number): number {
    return momentBefore(this.#moments, this.#numbers, choice);
  }

  /** Shows a decision, as it was about to be made. */
  go(choice: number): void {
    this.sheet = 'decision';
    this.goAfter(choice);
  }

  /** Shows how things were after so many choices, with the eyes that one had before one tried anything. */
  goAfter(made: number): void {
    const eyes = this.#before ?? this.visit.eyes ?? 'open';
    this.#before = null;
    this.#trial = null;
    this.visit.seeBefore(this.#numbers[made] ?? Infinity, eyes);
  }

  next(way: 1 | -1): MomentJson | null {
    return nextMistake(this.mistakes, this.choice, way);
  }

  /** Goes to the next mistake; while one tries, without telling what was found there. */
  step(way: 1 | -1): void {
    const next = this.next(way);
    if (!next) return;
    if (this.#trial) this.try(next);
    else this.go(next.choice);
  }

  /** The decision once more, with the eyes of whoever made it. */
  try({ choice, seat }: MomentJson): void {
    this.#before ??= this.visit.eyes;
    this.#trial = { choice, answer: null };
    this.sheet = 'decision';
    this.visit.rerun.playing = false;
    this.visit.seeBefore(this.#numbers[choice] ?? 0, seat);
  }

  /** Somebody has chosen: now everything is told. */
  choose(answer: string): void {
    if (this.#trial) this.#trial = { ...this.#trial, answer };
  }

  /** Nothing is tried any more. */
  stopTrying(): void {
    if (this.#trial) this.go(this.#trial.choice);
  }

  /** Examines the decision at hand before all others. */
  examineNow(): void {
    this.review.prefer(this.choice);
    void this.review.begin(this.choice);
  }

  close(): void {
    this.stopTrying();
    this.review.close();
  }
}
