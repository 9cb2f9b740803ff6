/**
 * Plays what happened, one thing after another, onto a picture of its own, and settles on the view exactly. It knows no
 * browser: whoever uses it brings the clock.
 */
import { type Laid, followPile } from '../game/pile';
import type { ChoicesJson, NoticeJson, ViewJson } from '../protocol/types';
import { apply } from './apply';
import { type Gestures, type Shot, perform } from './performance';
import type { Speed } from './speed';

/** What is on show. */
export interface Picture {
  view: ViewJson;
  /** What can be chosen, once everything has settled. */
  choices: ChoicesJson | null;
  laid: Laid;
  gestures: Gestures;
  shot: Shot | null;
  /** What is just happening. */
  notice: NoticeJson | null;
  /** Everything that has been shown. */
  log: readonly NoticeJson[];
  playing: boolean;
}

/** Something that happened, and how things are after it. */
export interface News {
  notices: readonly NoticeJson[];
  view: ViewJson;
  choices: ChoicesJson | null;
}

export interface Clock {
  later(run: () => void, ms: number): () => void;
}

/** Who falls further behind than so many notices sees the rest faster. */
const PATIENCE = 60;
const LOG = 400;

export class Player {
  #picture: Picture;
  #turn = 0;
  #queue: News[] = [];
  #next = 0;
  #cancel: (() => void) | null = null;
  #speed: Speed = 1;
  #paused = false;
  #still = false;

  constructor(
    start: { view: ViewJson; choices: ChoicesJson | null },
    private readonly show: (picture: Picture) => void,
    private readonly clock: Clock,
  ) {
    this.#picture = {
      ...start,
      // What lies there in the first turn was laid in it; later nobody can tell.
      laid: start.view.pile.map(() => (start.view.stage === 'schemin' && start.view.turn === 1 ? 0 : null)),
      gestures: {},
      shot: null,
      notice: null,
      log: [],
      playing: false,
    };
    this.#turn = start.view.turn - 1;
    this.show(this.#picture);
  }

  get picture(): Picture {
    return this.#picture;
  }

  /** Nothing moves: everything is shown at once. */
  set still(still: boolean) {
    this.#still = still;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
  }

  set paused(paused: boolean) {
    this.#paused = paused;
    if (!paused && this.#cancel === null) this.#advance();
  }

  /** Something has happened. */
  tell(news: News): void {
    this.#queue.push(news);
    if (this.#still) this.skip();
    else if (this.#cancel === null && !this.#paused) this.#advance();
  }

  /** Everything as it is now, without what led to it: after a broken line, say. */
  reset(view: ViewJson, choices: ChoicesJson | null): void {
    this.#stop();
    this.#queue = [];
    this.#next = 0;
    const sameRound = view.round === this.#picture.view.round && view.pile.length >= this.#picture.laid.length;
    const laid = view.pile.map((_, index) => (sameRound ? (this.#picture.laid[index] ?? null) : null));
    this.#become({ view, choices, laid, gestures: {}, shot: null, notice: null, playing: false });
  }

  /** Something has happened and is seen through other eyes from now on: nothing is played, but it is remembered. */
  jump(news: News): void {
    this.skip();
    this.#follow(news.notices);
    this.#settle(news);
  }

  /** Jumps to the end of what has been told. */
  skip(): void {
    this.#stop();
    const last = this.#queue.at(-1);
    if (!last) return;
    const rest = this.#queue.flatMap((news, index) => (index === 0 ? news.notices.slice(this.#next) : news.notices));
    this.#follow(rest);
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
    const notice = news.notices[this.#next];
    if (!notice) {
      this.#queue.shift();
      this.#next = 0;
      if (this.#queue.length > 0) {
        this.#become({ view: news.view, choices: null });
        this.#advance();
      } else this.#settle(news);
      return;
    }
    this.#next += 1;
    const { ms, gestures, shot, told } = perform(notice, this.#picture.view);
    const view = apply(this.#picture.view, notice, news.view);
    this.#follow([notice]);
    this.#become({
      view: { ...view, asked: null },
      choices: null,
      gestures,
      shot,
      notice: told ? notice : this.#picture.notice,
      playing: true,
    });
    this.#cancel = this.clock.later(() => {
      this.#cancel = null;
      if (!this.#paused) this.#advance();
    }, ms / this.#pace());
  }

  #pace(): number {
    const waiting = this.#queue.reduce((sum, news) => sum + news.notices.length, -this.#next);
    return this.#speed * (waiting > PATIENCE ? 3 : 1);
  }

  #follow(notices: readonly NoticeJson[]): void {
    const { laid, turn } = followPile(this.#picture.laid, this.#turn, notices);
    this.#turn = turn;
    this.#picture = { ...this.#picture, laid, log: [...this.#picture.log, ...notices].slice(-LOG) };
  }

  #settle({ view, choices }: News): void {
    const laid = view.pile.map((_, index) => this.#picture.laid[index] ?? null);
    this.#become({ view, choices, laid, gestures: {}, shot: null, notice: null, playing: false });
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
