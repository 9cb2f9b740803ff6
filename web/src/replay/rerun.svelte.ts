/** A game that is seen again: at which moment one is, and the player that shows the way there. */
import { type Picture, Player } from '../player/player';
import { type Speed, chooseSpeed, followSpeed, usualSpeed } from '../player/speed.svelte';
import { browser } from '../protocol/socket';
import type { ReplayStep } from '../protocol/types';
import { stir } from '../rest/rest.svelte';
import { isStill } from '../style/theme.svelte';
import type { Address } from './address';
import { type Chapter, type Moment, type Stride, chaptersOf, momentAt, momentsOf, newsOf, stepFrom } from './moments';

/** How long a moment stays before the next one comes by itself; longer where nothing leads up to it. */
const STAY = 450;
const STAY_AT_ONCE = 1500;

export class Rerun {
  #moments = $state.raw<readonly Moment[]>([]);
  #chapters = $derived<readonly Chapter[]>(chaptersOf(this.#moments));
  #at = $state(0);
  #playing = $state(false);
  picture = $state.raw<Picture | null>(null);
  /** The moment was not led up to: whoever shows it lets nothing glide there. */
  cut = $state(true);

  #player: Player | null = null;
  #cancel: () => void = () => undefined;

  get moments(): readonly Moment[] {
    return this.#moments;
  }
  get chapters(): readonly Chapter[] {
    return this.#chapters;
  }
  get at(): number {
    return this.#at;
  }
  get moment(): Moment | null {
    return this.#moments[this.#at] ?? null;
  }
  get last(): number {
    return this.#moments.length - 1;
  }

  get speed(): Speed {
    return usualSpeed();
  }
  set speed(speed: Speed) {
    chooseSpeed(speed);
  }

  /** It goes on by itself. */
  get playing(): boolean {
    return this.#playing;
  }
  set playing(playing: boolean) {
    this.#cancel();
    this.#playing = playing;
    if (!playing) return;
    if (this.#at === this.last) this.jump(0);
    else if (!this.picture?.playing) this.#advance();
  }

  /** Shows these steps from here on; at the address, or else where one was, or else at the beginning. */
  load(steps: readonly ReplayStep[], wanted: Address | null): void {
    const address = wanted ?? this.moment;
    this.close();
    this.#moments = momentsOf(steps);
    this.#at = address ? momentAt(this.#moments, address.number, address.seen) : 0;
    const view = this.moment?.view;
    if (!view) return;
    this.cut = true;
    followSpeed(this.speed);
    const manner = () => ({ speed: this.speed, still: isStill() });
    this.#player = new Player({ view, choices: null }, (picture) => this.#show(picture), browser, manner);
  }

  /** The game has gone on. */
  extend(step: ReplayStep): void {
    const last = this.#moments.at(-1);
    if (last && step.number > last.number) this.#moments = [...this.#moments, ...momentsOf([step], last)];
  }

  /** Shows a moment at once. */
  jump(to: number): void {
    this.#cancel();
    const moment = this.#moments[Math.min(this.last, Math.max(0, to))];
    if (!moment) return;
    this.#at = this.#moments.indexOf(moment);
    this.cut = true;
    this.#player?.reset(moment.view, null);
  }

  /** One card further is played; everything else is shown at once. */
  step(stride: Stride, way: 1 | -1): void {
    const to = stepFrom(this.#at, this.#moments.length, this.#chapters, stride, way);
    if (stride === 'card' && way > 0) this.#play(to);
    else if (to !== this.#at) this.jump(to);
  }

  close(): void {
    this.#cancel();
    this.#playing = false;
    this.#player?.close();
  }

  #play(to: number): void {
    const moment = this.#moments[to];
    if (!moment || to === this.#at) return;
    this.#cancel();
    this.#player?.skip();
    this.#at = to;
    this.cut = false;
    this.#player?.tell(newsOf(moment));
  }

  #show(picture: Picture): void {
    this.picture = picture;
    stir();
    if (!this.#playing || picture.playing) return;
    this.#cancel();
    const stay = this.speed === 'at-once' ? STAY_AT_ONCE : STAY / this.speed;
    this.#cancel = browser.later(() => this.#advance(), stay);
  }

  #advance(): void {
    if (this.#at === this.last) this.#playing = false;
    else this.#play(this.#at + 1);
  }
}
