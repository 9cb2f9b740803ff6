/** A table as it lives: the line to the server, the mirror of what it says, and the player that shows it. */
import { SvelteSet } from 'svelte/reactivity';
import { noticeNewer } from '../offline/newer.svelte';
import { type Happened, type Picture, Player } from '../player/player';
import { type Speed, chooseSpeed, lendSpeed, usualSpeed } from '../player/speed.svelte';
import { claim, hostOf, replay } from '../protocol/api';
import { isOutdated, PROTOCOL } from '../protocol/build';
import { isHere } from '../protocol/host';
import { applyNews, applyPresence, applySaid, applyTalk } from '../protocol/mirror';
import { sharedView, withShared } from '../protocol/shared';
import { withNames } from '../protocol/somebody';
import { type Answer, Line, type LineState, browser } from '../protocol/socket';
import type { LostJson, NewsJson, Seen, Snapshot, ToClient, Viewer, Wish } from '../protocol/types';
import { stir } from '../rest/rest.svelte';
import { isStill } from '../style/theme.svelte';
import { t } from '../words/words.svelte';
import { FORGOTTEN, type Memory, recall, remember, shownOf } from './memory';
import { Notes } from './notes.svelte';
import { type Refused, refusalWords, troubleWords } from './refusals';
import { Stayed } from './stayed.svelte';

/** Whoever comes late sees the table at once, and a little later what happened before. */
const RECALL = 600;
/** Whoever loses a seat may just look elsewhere. */
const NOTICING = 30_000;
const FOCUS = ['focus', 'blur'] as const;

export class LiveTable {
  snapshot = $state.raw<Snapshot | null>(null);
  picture = $state.raw<Picture | null>(null);
  line = $state<LineState>('connecting');
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = $state(0);
  /** When the line is tried again, while it is broken. */
  retryAt = $state<number | null>(null);
  /** The server does not answer, though nothing says that it is gone. */
  silent = $state(false);
  /** The server speaks another version of the protocol: what it says can't be relied on. */
  foreign = $state(false);
  /** The seat of ours that another device has now. */
  moved = $state.raw<(LostJson & { how: 'moved' }) | null>(null);
  /** What is said for a while: why something was refused, what happened to one's seat. */
  readonly notes = new Notes();
  /** What bots did for whoever was away. */
  readonly stayed: Stayed;
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
  /** What was missed has been heard: from now on it is as it happens. */
  #listens = false;
  /** What the server was told of whether one looks; until then it takes it that nobody does. */
  #attended = false;
  /** The decision that is on its way. */
  #deciding: number | null = null;

  constructor(
    readonly table: string,
    /** Hears all news as they come. */
    private readonly follow: (news: NewsJson) => void = () => undefined,
    /** How fast what happens is played, if not as the reader is used to. */
    speed: Speed | null = null,
  ) {
    lendSpeed(speed);
    this.stayed = new Stayed(table, this.notes);
    this.#line = this.#connect();
    const retry = () => this.#line.retry();
    // A part of the client that is not there any more belongs to an older one.
    const outdate = () => noticeNewer();
    const attend = () => this.#attend();
    addEventListener('online', retry);
    addEventListener('vite:preloadError', outdate);
    for (const event of FOCUS) addEventListener(event, attend);
    document.addEventListener('visibilitychange', attend);
    this.#watch = () => {
      for (const event of FOCUS) removeEventListener(event, attend);
      document.removeEventListener('visibilitychange', attend);
      removeEventListener('online', retry);
      removeEventListener('vite:preloadError', outdate);
    };
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
    if (answer.done) this.notes.dismiss('refused');
    else this.#refuse(answer);
    return answer;
  }

  /** Says what nobody asked this page to say: whoever reads it is not told if it is refused. */
  async tell(wish: Wish): Promise<boolean> {
    return (await this.#line.ask(wish)).done;
  }

  /** Tries the broken line at once. */
  retry(): void {
    this.#line.retry();
  }

  /** Decides for the seat that is asked, once: the number of the decision makes sure of it, wherever it gets lost. */
  async choose(choice: string): Promise<void> {
    const turn = this.snapshot?.turn;
    if (!turn || turn.number === this.#deciding) return;
    this.#deciding = turn.number;
    const { done } = await this.ask({ type: 'choose', seat: turn.seat, number: turn.number, choice });
    if (done) this.stayed.dismiss();
    else this.#deciding = null;
  }

  /** Takes the seat back that another device has. */
  async takeBack(): Promise<void> {
    if (!this.moved) return;
    const { seat, token } = this.moved;
    try {
      await claim(this.table, { seat, token });
      this.moved = null;
      this.notes.say({ key: 'seat', text: t('claimed'), urgent: true });
    } catch (error) {
      this.notes.say({ key: 'seat', text: troubleWords(error), urgent: true });
    }
  }

  close(): void {
    this.#watch();
    lendSpeed(null);
    this.notes.close();
    this.#line.close();
    this.#player?.close();
  }

  #connect(): Line {
    return new Line(() => hostOf(this.table).dial(this.table, this.snapshot?.number ?? null), {
      message: (message) => this.#hear(message),
      state: (state, wait, silent = false) => {
        this.line = state;
        this.retryAt = wait === undefined ? null : Date.now() + wait;
        if (state === 'waiting') this.silent = silent;
        if (state !== 'open') return;
        this.farewell = null;
        this.#listens = false;
      },
    });
  }

  #refuse(refused: Refused): void {
    this.notes.say({ key: 'refused', text: refusalWords(refused), urgent: true });
  }

  #hear(message: ToClient): void {
    if (message.type === 'snapshot') this.#start(message);
    else if (message.type === 'news') this.#news(message);
    else if (message.type === 'hello') this.#greet(message);
    else if (message.type === 'presence' && this.snapshot) {
      this.snapshot = applyPresence(this.snapshot, message);
      this.stayed.see(message.there);
    } else if (message.type === 'said' && this.snapshot) {
      stir();
      this.snapshot = applySaid(this.snapshot, message);
    } else if (message.type === 'talk' && this.snapshot) this.snapshot = applyTalk(this.snapshot, message.talk);
    else if (message.type === 'goodbye') this.farewell = message.code;
  }

  #greet({ client, now }: { client: string | null; now: number }): void {
    this.#listens = true;
    this.ahead = now - Date.now();
    if (isOutdated(client)) noticeNewer();
    this.#attended = false;
    this.#attend();
  }

  /** Whoever looks need not be told elsewhere that it is their turn (docs/notifications.md). */
  #attend(): void {
    const focused = !document.hidden && document.hasFocus();
    if (isHere(this.table) || !this.#listens || focused === this.#attended) return;
    this.#attended = focused;
    void this.tell({ type: 'attend', focused });
  }

  #start(told: Snapshot): void {
    if (told.protocol !== PROTOCOL) {
      this.foreign = true;
      this.#line.close();
      return;
    }
    const snapshot = { ...told, table: withNames(told.table) };
    this.stayed.sit(this.snapshot, snapshot);
    this.snapshot = snapshot;
    this.#lose(snapshot);
    this.ahead = snapshot.now - Date.now();
    this.#came = snapshot.number;
    this.#memory = FORGOTTEN;
    this.#whole = [];
    const seen = this.#seen(snapshot);
    if (seen) this.#show(seen);
    browser.later(() => void this.#recall(), RECALL);
  }

  /** A seat that was ours is somebody else's, or ours again. */
  #lose({ lost, you }: Snapshot): void {
    if (lost?.how === 'moved') this.moved = lost;
    else if (this.moved && you.seats.includes(this.moved.seat)) this.moved = null;
    if (lost?.how === 'freed') this.notes.say({ key: 'seat', text: t('freed'), urgent: true }, NOTICING);
  }

  #news(news: NewsJson): void {
    if (!this.snapshot) return;
    stir();
    const before = this.snapshot;
    const after = applyNews(before, news.table ? { ...news, table: withNames(news.table) } : news);
    if (!after) {
      // Something is missing in between: a line without a number to start from brings everything anew.
      this.snapshot = null;
      this.#line.close();
      this.#line = this.#connect();
      return;
    }
    this.snapshot = after;
    this.follow(news);
    this.stayed.hear(news, after, this.#listens);
    const changes = withShared(news.views ?? []);
    this.#memory = remember(this.#memory, { number: news.number, about: news.about, views: changes });
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
      const past = await replay(this.table, viewer);
      this.#memory = recall(this.#memory, viewer, past);
      if (this.snapshot) this.stayed.recall(past.steps, this.snapshot);
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
