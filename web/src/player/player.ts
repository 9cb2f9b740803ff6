/**
 * Plays what happened, one thing after another, onto a picture of its own, and settles on the view exactly. It knows no
 * browser: whoever uses it brings the clock.
 */
import { type Laid, type LaidCard, followPile } from '../game/pile';
import type { ByJson, ChoicesJson, NoticeJson, Seat, ViewJson } from '../protocol/types';
import { apply } from './apply';
import { type Flight, flightsOf } from './flights';
import { type Gestures, type Shot, perform, recited } from './performance';
import type { Speed } from './speed.svelte';

/** What is on show. */
export interface Picture {
  view: ViewJson;
  /** What can be chosen, once everything has settled. */
  choices: ChoicesJson | null;
  laid: Laid;
  gestures: Gestures;
  shot: Shot | null;
  /** What is in the air. */
  flights: readonly Flight[];
  /** What is just happening. */
  notice: NoticeJson | null;
  /** Everything that has been shown. */
  log: readonly Happened[];
  playing: boolean;
}

/** One thing that happened, and where it can be found again. */
export interface Happened {
  /** The number of its news. */
  number: number;
  /** Which of the notices of these news it is, counted from zero. */
  index: number;
  notice: NoticeJson;
  /** With the first of them: a bot decided for somebody who should have done so. */
  standIn?: StandIn;
  /** Bots that decided afterwards what nobody else saw. */
  unseen?: readonly StandIn[];
}

/** A bot that decided because somebody was away, or had no time left. */
export interface StandIn {
  number: number;
  seat: Seat;
  by: 'away' | 'clock';
}

/** Something that happened, and how things are after it. */
export interface News {
  number: number;
  notices: readonly NoticeJson[];
  view: ViewJson;
  choices: ChoicesJson | null;
}

/** How it is played; asked before each thing, for somebody may choose anew meanwhile. */
export interface Manner {
  speed: Speed;
  /** Nothing moves: what happens is told in words. */
  still: boolean;
}

export interface Clock {
  later(run: () => void, ms: number): () => void;
}

/** What lies there in the first turn was laid in it; later, and for anything else, one has to be told. */
const GUESSED: LaidCard = { turn: 0, hidden: null };

/** Nothing moves, and everything can be chosen. */
const AT_REST = { gestures: {}, shot: null, flights: [], notice: null, playing: false };

/** What happens within so many milliseconds is shown at once, if nothing of it is played: a picture for each would take longer. */
const GATHERED = 30;

/** Who falls further behind than so many notices sees the rest faster. */
const MOST_BEHIND = 60;

export class Player {
  #picture: Picture;
  #turn = 0;
  #queue: News[] = [];
  #next = 0;
  #cancel: (() => void) | null = null;
  #paused = false;

  constructor(
    start: { view: ViewJson; choices: ChoicesJson | null },
    private readonly show: (picture: Picture) => void,
    private readonly clock: Clock,
    private readonly manner: () => Manner = () => ({ speed: 1, still: false }),
  ) {
    this.#picture = {
      ...start,
      laid: start.view.pile.map(() => (start.view.stage === 'schemin' && start.view.turn === 1 ? GUESSED : null)),
      log: [],
      ...AT_REST,
    };
    this.#turn = start.view.turn - 1;
    this.show(this.#picture);
  }

  get picture(): Picture {
    return this.#picture;
  }

  set paused(paused: boolean) {
    this.#paused = paused;
    if (!paused && this.#cancel === null) this.#advance();
  }

  /** Something has happened. */
  tell(news: News): void {
    this.#queue.push(news);
    if (this.#paused) return;
    // Whoever has to decide waits for nothing.
    if (this.manner().speed === 'at-once' && news.choices) this.skip();
    else if (this.#cancel === null) this.#advance();
  }

  /** Everything as it is now, without what led to it: after a broken line, say. */
  reset(view: ViewJson, choices: ChoicesJson | null): void {
    this.#stop();
    this.#queue = [];
    this.#next = 0;
    const sameRound = view.round === this.#picture.view.round && view.pile.length >= this.#picture.laid.length;
    const laid = view.pile.map((_, index) => (sameRound ? (this.#picture.laid[index] ?? null) : null));
    this.#become({ view, choices, laid, ...AT_REST });
  }

  /** What happened before one came: it tells how each card of the pile was laid. */
  recall(before: readonly NoticeJson[]): void {
    const { laid } = followPile([], 0, before);
    const { view } = this.#picture;
    const known = (index: number) => {
      const seen = this.#picture.laid[index] ?? null;
      return seen === null || seen === GUESSED ? (laid[index] ?? seen) : seen;
    };
    this.#become({ laid: view.pile.map((_, index) => known(index)) });
  }

  /** Something has happened and is seen through other eyes from now on: nothing is played, but it is remembered. */
  jump(news: News): void {
    this.skip();
    this.#follow(happened(news));
    this.#settle(news);
  }

  /** Jumps to the end of what has been told. */
  skip(): void {
    this.#stop();
    const last = this.#queue.at(-1);
    if (!last) return;
    this.#follow(this.#queue.flatMap(happened).slice(this.#next));
    this.#queue = [];
    this.#next = 0;
    this.#settle(last);
  }

  close(): void {
    this.#stop();
  }

  #advance(): void {
    const news = this.#queue[0];
    if (!news) return;
    const { speed, still } = this.manner();
    if (speed === 'at-once') {
      if (this.#picture.playing) this.skip();
      else this.#cancel = this.clock.later(() => this.skip(), GATHERED);
      return;
    }
    const notice = news.notices[this.#next];
    if (!notice) {
      this.#queue.shift();
      this.#next = 0;
      if (this.#queue.length > 0) {
        // What comes next shows it.
        this.#picture = { ...this.#picture, view: news.view, choices: null };
        this.#advance();
      } else this.#settle(news);
      return;
    }
    const performance = perform(notice, this.#picture.view);
    const { ms, gestures, shot, told } = still ? recited(performance) : performance;
    const view = apply(this.#picture.view, notice, news.view);
    this.#follow([{ number: news.number, index: this.#next, notice }]);
    this.#next += 1;
    this.#become({
      view: { ...view, asked: null },
      choices: null,
      gestures,
      shot,
      flights: flightsOf(notice, this.#picture.view, view),
      notice: told ? notice : this.#picture.notice,
      playing: true,
    });
    this.#cancel = this.clock.later(
      () => {
        this.#cancel = null;
        if (!this.#paused) this.#advance();
      },
      ms / (speed * this.#haste()),
    );
  }

  #haste(): number {
    const waiting = this.#queue.reduce((sum, news) => sum + news.notices.length, -this.#next);
    return waiting > MOST_BEHIND ? 3 : 1;
  }

  #follow(shown: readonly Happened[]): void {
    const notices = shown.map(({ notice }) => notice);
    const { laid, turn } = followPile(this.#picture.laid, this.#turn, notices);
    this.#turn = turn;
    this.#picture = { ...this.#picture, laid, log: [...this.#picture.log, ...shown] };
  }

  #settle({ view, choices }: News): void {
    const laid = view.pile.map((_, index) => this.#picture.laid[index] ?? null);
    this.#become({ view, choices, laid, ...AT_REST });
  }

  #become(change: Partial<Picture>): void {
    this.#picture = { ...this.#picture, ...change };
    this.show(this.#picture);
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}

/** Some news, and if they are of a decision whose it was and by whom it was made. */
export interface Deed extends Pick<News, 'number' | 'notices'> {
  seat?: Seat | null;
  by?: ByJson | null;
}

/** The notices of some news, each with its address. */
export function happened(deed: Deed): Happened[] {
  const { number, notices } = deed;
  const all: Happened[] = notices.map((notice, index) => ({ number, index, notice }));
  const [first] = all;
  const standIn = standInOf(deed);
  if (first && standIn) first.standIn = standIn;
  return all;
}

export function standInOf({ number, seat, by }: Deed): StandIn | null {
  return seat && (by === 'away' || by === 'clock') ? { number, seat, by } : null;
}
