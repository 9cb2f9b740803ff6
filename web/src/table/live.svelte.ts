/** A table as it lives: the line to the server, the mirror of what it says, and the player that shows it. */
import { SvelteSet } from 'svelte/reactivity';
import { type Happened, type Picture, Player } from '../player/player';
import { type Speed, chooseSpeed, lendSpeed, usualSpeed } from '../player/speed.svelte';
import { replay } from '../protocol/api';
import { applyNews, applyPresence } from '../protocol/mirror';
import { sharedView, withShared } from '../protocol/shared';
import { type Answer, Line, type LineState, browser, socketAddress } from '../protocol/socket';
import type { NewsJson, Seen, Snapshot, ToClient, Viewer, Wish } from '../protocol/types';
import { stir } from '../rest/rest.svelte';
import { isStill } from '../style/theme.svelte';
import { FORGOTTEN, type Memory, recall, remember, shownOf } from './memory';
import type { Refused } from './refusals';

/** Whoever comes late sees the table at once, and a little later what happened before. */
const RECALL = 600;
/** How long a refusal stays in sight, in milliseconds. */
const READING = 8000;

export class LiveTable {
  snapshot = $state.raw<Snapshot | null>(null);
  picture = $state.raw<Picture | null>(null);
  line = $state<LineState>('connecting');
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** When the line is tried again, while it is broken. */
  retryAt = $state<number | null>(null);
  /** Why the last request was refused; for a while. */
  refused = $state.raw<Refused | null>(null);
  /** The code with which the server ended the connection, until it is back. */
  farewell = $state<string | null>(null);
  /** Voices that one does not want to hear, on this page. A voice is who speaks, whatever they are called. */
  readonly hidden = new SvelteSet<number>();
  #paused = $state(false);

  #line: Line;
  #player: Player | null = null;
  #viewer: Viewer | null = null;
  #memory = $state.raw<Memory>(FORGOTTEN);
  /** Whose memory is whole, from the beginning of the game. */
  #whole: readonly Viewer[] = [];
  /** The number of the news that one came with. */
  #came = 0;
  #watch: () => void;
  #forget: () => void = () => undefined;

  constructor(
    readonly table: string,
    /** Hears all news as they come. */
    private readonly follow: (news: NewsJson) => void = () => undefined,
    /** How fast what happens is played, if not as the reader is used to. */
    speed: Speed | null = null,
  ) {
    lendSpeed(speed);
    this.#line = this.#connect();
    const retry = () => this.#line.retry();
    addEventListener('online', retry);
    this.#watch = () => removeEventListener('online', retry);
  }

  get speed(): Speed {
    return usualSpeed();
  }
  set speed(speed: Speed) {
    chooseSpeed(speed);
  }

  get paused(): boolean {
    return this.#paused;
  }
  set paused(paused: boolean) {
    this.#paused = paused;
    if (this.#player) this.#player.paused = paused;
  }

  /** What happened since the game began, as far as it has been shown. */
  get log(): readonly Happened[] {
    const viewer = this.picture?.view.viewer;
    return viewer ? shownOf(this.#memory.get(viewer) ?? [], this.#came, this.picture?.log.at(-1)) : [];
  }

  skip(): void {
    this.#player?.skip();
  }

  async ask(wish: Wish): Promise<Answer> {
    const answer = await this.#line.ask(wish);
    if (answer.done) this.dismiss();
    else this.#refuse(answer);
    return answer;
  }

  /** The refusal was read. */
  dismiss(): void {
    this.#forget();
    this.refused = null;
  }

  /** Tries the broken line at once. */
  retry(): void {
    this.#line.retry();
  }

  /** Decides for the seat that is asked. The number of the decision makes sure that it is made once. */
  async choose(choice: string): Promise<void> {
    const turn = this.snapshot?.turn;
    if (turn) await this.ask({ type: 'choose', seat: turn.seat, number: turn.number, choice });
  }

  close(): void {
    this.#watch();
    this.#forget();
    lendSpeed(null);
    this.#line.close();
    this.#player?.close();
  }

  #connect(): Line {
    return new Line(() => socketAddress(this.table, this.snapshot?.number ?? null), {
      message: (message) => this.#hear(message),
      state: (state, wait) => {
        this.line = state;
        this.retryAt = wait === undefined ? null : Date.now() + wait;
        if (state === 'open') this.farewell = null;
      },
    });
  }

  #refuse({ code, reason, why }: Refused): void {
    this.#forget();
    this.refused = { code, reason, why };
    this.#forget = browser.later(() => (this.refused = null), READING);
  }

  #hear(message: ToClient): void {
    if (message.type === 'snapshot') this.#start(message);
    else if (message.type === 'news') this.#news(message);
    else if (message.type === 'presence' && this.snapshot) this.snapshot = applyPresence(this.snapshot, message);
    else if (message.type === 'goodbye') this.farewell = message.code;
  }

  #start(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.ahead = snapshot.now - Date.now();
    this.#came = snapshot.number;
    this.#memory = FORGOTTEN;
    this.#whole = [];
    const seen = this.#seen(snapshot);
    if (seen) this.#show(seen);
    browser.later(() => void this.#recall(), RECALL);
  }

  #news(news: NewsJson): void {
    if (!this.snapshot) return;
    stir();
    const before = this.snapshot;
    const after = applyNews(before, news);
    if (!after) {
      // Something is missing in between: a line without a number to start from brings everything anew.
      this.snapshot = null;
      this.#line.close();
      this.#line = this.#connect();
      return;
    }
    this.snapshot = after;
    this.follow(news);
    const changes = withShared(news.views ?? []);
    this.#memory = remember(this.#memory, { number: news.number, views: changes });
    if (news.about.what === 'started') this.#whole = changes.map(({ viewer }) => viewer);
    const seen = this.#seen(after);
    if (!seen || changes.length === 0) return;
    const notices = changes.find((change) => change.viewer === seen.view.viewer)?.notices ?? [];
    const told = { number: news.number, notices, view: seen.view, choices: seen.choices };
    if (!this.#player) {
      this.#came = news.number;
      this.#show(seen);
    } else if (this.#viewer === seen.view.viewer) this.#player.tell(told);
    else this.#player.jump(told);
    this.#viewer = seen.view.viewer;
    void this.#recall();
  }

  /** Fills the log with what happened before one came. */
  async #recall(): Promise<void> {
    const viewer = this.#viewer;
    if (!viewer || this.#whole.includes(viewer)) return;
    this.#whole = [...this.#whole, viewer];
    try {
      this.#memory = recall(this.#memory, viewer, await replay(this.table, viewer));
      const before = shownOf(this.#memory.get(viewer) ?? [], this.#came, undefined);
      if (this.#viewer === viewer) this.#player?.recall(before.map(({ notice }) => notice));
    } catch {
      this.#whole = this.#whole.filter((one) => one !== viewer);
    }
  }

  /** Whose eyes: those of one's seat. Who plays several sees what all of them may, until one looks alone. */
  #seen({ views }: Snapshot): Seen | null {
    const [only] = views;
    if (views.length < 2) return only ?? null;
    const view = sharedView(views.map((seen) => seen.view));
    return view && { view, choices: null };
  }

  #show({ view, choices }: Seen): void {
    if (this.#player && this.#viewer === view.viewer) {
      this.#player.reset(view, choices);
      return;
    }
    this.#player?.close();
    this.#viewer = view.viewer;
    const show = (picture: Picture) => {
      this.picture = picture;
      stir();
    };
    this.#player = new Player({ view, choices }, show, browser, () => ({ speed: this.speed, still: isStill() }));
  }
}
