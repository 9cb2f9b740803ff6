/** A table as it lives: the line to the server, the mirror of what it says, and the player that shows it. */
import { type Picture, Player } from '../player/player';
import { SPEEDS, type Speed } from '../player/speed';
import { applyNews, applyPresence } from '../protocol/mirror';
import { type Answer, Line, type LineState, browser, socketAddress } from '../protocol/socket';
import type { NewsJson, Seen, Snapshot, ToClient, Viewer, Wish } from '../protocol/types';
import { readSetting, writeSetting } from '../style/settings';
import { isStill } from '../style/theme.svelte';

export class LiveTable {
  snapshot = $state.raw<Snapshot | null>(null);
  picture = $state.raw<Picture | null>(null);
  line = $state<LineState>('connecting');
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** Why the last request was refused. */
  refused = $state<string | null>(null);
  #speed = $state<Speed>(rememberedSpeed());
  #paused = $state(false);

  #line: Line;
  #player: Player | null = null;
  #viewer: Viewer | null = null;
  #watch: () => void;

  constructor(readonly table: string) {
    this.#line = this.#connect();
    const retry = () => this.#line.retry();
    addEventListener('online', retry);
    this.#watch = () => removeEventListener('online', retry);
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    writeSetting('speed', String(speed));
    if (this.#player) this.#player.speed = speed;
    document.documentElement.style.setProperty('--pace', String(speed));
  }

  get paused(): boolean {
    return this.#paused;
  }
  set paused(paused: boolean) {
    this.#paused = paused;
    if (this.#player) this.#player.paused = paused;
  }

  skip(): void {
    this.#player?.skip();
  }

  async ask(wish: Wish): Promise<Answer> {
    const answer = await this.#line.ask(wish);
    this.refused = answer.done ? null : answer.reason;
    return answer;
  }

  /** Decides for the seat that is asked. The number of the decision makes sure that it is made once. */
  async choose(choice: string): Promise<void> {
    const turn = this.snapshot?.turn;
    if (turn) await this.ask({ type: 'choose', seat: turn.seat, number: turn.number, choice });
  }

  close(): void {
    this.#watch();
    this.#line.close();
    this.#player?.close();
  }

  #connect(): Line {
    return new Line(() => socketAddress(this.table, this.snapshot?.number ?? null), {
      message: (message) => this.#hear(message),
      state: (state) => (this.line = state),
    });
  }

  #hear(message: ToClient): void {
    if (message.type === 'snapshot') this.#start(message);
    else if (message.type === 'news') this.#news(message);
    else if (message.type === 'presence' && this.snapshot) this.snapshot = applyPresence(this.snapshot, message);
  }

  #start(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.ahead = snapshot.now - Date.now();
    const seen = this.#seen(snapshot);
    if (seen) this.#show(seen);
  }

  #news(news: NewsJson): void {
    if (!this.snapshot) return;
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
    const seen = this.#seen(after);
    if (!seen || !news.views || news.views.length === 0) return;
    const notices = news.views.find((change) => change.viewer === seen.view.viewer)?.notices ?? [];
    const told = { notices, view: seen.view, choices: seen.choices };
    if (!this.#player) this.#show(seen);
    else if (this.#viewer === seen.view.viewer) this.#player.tell(told);
    else this.#player.jump(told);
    this.#viewer = seen.view.viewer;
  }

  /** Whose eyes: those of one's seat that is asked, or else the same as before, so that nobody sees another's cards. */
  #seen({ views, turn }: Snapshot): Seen | null {
    return (
      views.find(({ view }) => view.viewer === turn?.seat) ??
      views.find(({ view }) => view.viewer === this.#viewer) ??
      views[0] ??
      null
    );
  }

  #show({ view, choices }: Seen): void {
    if (this.#player && this.#viewer === view.viewer) {
      this.#player.reset(view, choices);
      return;
    }
    this.#player?.close();
    this.#viewer = view.viewer;
    this.#player = new Player({ view, choices }, (picture) => (this.picture = picture), browser);
    this.#player.speed = this.#speed;
    this.#player.still = isStill();
  }
}

function rememberedSpeed(): Speed {
  return SPEEDS.find((speed) => String(speed) === readSetting('speed')) ?? 1;
}
