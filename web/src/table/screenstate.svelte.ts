/** What a table screen knows besides what it is shown: what is pointed at, chosen, and in sight. Both layouts share it. */
import { untrack } from 'svelte';
import { hourOf, ownSeat } from '../game/board';
import { carriedOf } from '../game/carried';
import { foreseen } from '../game/outlook';
import { steady } from '../game/steady';
import { type Option, followUps, optionOf, options as optionsOf } from '../game/targets';
import { inTheAir } from '../player/flights';
import { carOf } from '../game/words';
import { browser } from '../protocol/socket';
import type { Car, Card, Seat } from '../protocol/types';
import { Daylight } from '../scene/daylight.svelte';
import { t } from '../words/words.svelte';
import { across, actorOf, carInSight, carOfOption, firstSight, neighbour } from './attention';
import { headingOf, noteOf } from './headings';
import { Dealt } from './handkeys';
import { Hold, MOMENT } from './choosing/hold.svelte';
import { wayToChoose } from './choosing/way.svelte';
import { cardName } from './names';
import { type Words, question, wordsOf } from './optionwords';
import { type ScreenState, clockFace } from './screen';
import { sittings } from './sitting';

/** What the screen is given. */
export interface ScreenSource {
  state: ScreenState;
  /** Something is being played: nothing can be chosen until it has settled. */
  playing: boolean;
  /** Narrow screens scroll along the train, and confirm with the thumb. */
  phone: boolean;
  onchoose: (text: string) => void;
}

export class ScreenModel {
  readonly #source: () => ScreenSource;

  /** The number of the option that is pointed at, on the board or in the list. */
  lit = $state<number | null>(null);
  /** What is chosen but not yet sent, a number of the list or a place in the hand. */
  selected = $state<number | null>(null);
  chosenCard = $state<number | null>(null);
  /** The card after which another may follow at once (V34). */
  following = $state<Card | null>(null);
  /** What has been dealt to the hand. */
  readonly dealt = new Dealt();
  /** The next card is to be played face down. */
  hidden = $state(false);
  /** The card of the hand that is pointed at. */
  pointed = $state<Card | null>(null);
  /** The car in sight, where not all of the train is. */
  focus = $state<Car | null>(null);
  #now = $state(Date.now());
  readonly daylight: Daylight;
  /** A choice that can still be taken back. */
  readonly hold = new Hold((choice) => this.#source().onchoose(choice), browser);

  state = $derived.by(() => this.#source().state);
  playing = $derived.by(() => this.#source().playing);
  view = $derived.by(steady(() => this.state.view));
  #gestures = $derived(this.state.gestures);
  #flights = $derived(this.state.flights);
  seat = $derived<Seat | null>(ownSeat(this.view));
  hour = $derived(hourOf(this.view));
  /** Everything that can be chosen. */
  #all = $derived.by(() => (this.playing ? [] : optionsOf(this.view, this.state.choices)));
  /** What is on offer now: a card that another may follow is a question of its own. */
  options = $derived(this.following ? followUps(this.#all, this.following, this.hidden) : this.#all);
  /** A card is to be played or cards drawn. */
  acting = $derived(this.options.length > 0 && this.view.asked?.ask === 'act' && this.following === null);
  /** What to keep is put together card by card. */
  keep = $derived(this.options.length > 0 ? (this.state.choices?.keep ?? null) : null);
  listed = $derived(this.options.length > 0 && !this.acting && !this.keep);
  draw = $derived(this.options.find(({ choice }) => choice.kind === 'draw') ?? null);
  leader = $derived(this.view.seats.find((one) => one.seat === this.seat)?.bandits[0] ?? 'ghost');
  /** What is carried out, while nothing is asked. */
  carried = $derived.by(steady(() => (this.listed || this.keep || this.acting ? null : carriedOf(this.view))));
  /** Who plays the bandit that carries it out. */
  carriedBy = $derived(this.carried?.what === 'card' && this.carried.seat ? this.nameOf(this.carried.seat) : '');
  /** What happens just now, or who keeps the others waiting. */
  happening = $derived.by(() => {
    const { asked } = this.view;
    return this.state.narration ?? (asked ? t('turn-of', { name: this.nameOf(asked.seat) }) : '');
  });
  /** Whose doing is shown. */
  actor = $derived(actorOf(this.view));
  /** A card of Il Professore's is carried out. */
  plotting = $derived(this.view.pile.some(({ seat, progress }) => seat === null && progress === 'now'));
  sitting = $derived.by(steady(() => sittings(this.state.table, this.view, this.state.own, this.state.there)));

  /** Which decision of the game is to be made. */
  #decision = $derived.by(() => this.state.turn?.number ?? null);

  question = $derived.by(() => {
    if (this.following) return t('follow-title', { card: cardName(this.following) });
    return this.acting || this.listed || this.keep ? question(this.view) : '';
  });
  heading = $derived(
    headingOf(
      this.view,
      { acting: this.acting, choosing: this.seat !== null && (this.listed || this.keep !== null) },
      (seat) => this.nameOf(seat),
    ),
  );
  timeLeft = $derived.by(() => {
    const { turn, ahead } = this.state;
    return turn?.deadline ? t('time-left', { time: clockFace(turn.deadline - this.#now - ahead) }) : '';
  });
  note = $derived([this.acting ? noteOf(this.view) : '', this.timeLeft].filter(Boolean).join(' · '));

  coming = $derived.by(steady(() => inTheAir(this.#flights)));

  #chosenName = $derived.by((): Card | null => {
    const own = this.view.seats.find((one) => one.seat === this.seat)?.hand ?? [];
    const cards = own.flatMap(({ card }) => (card ? [card] : []));
    return this.chosenCard === null ? null : (cards[this.chosenCard] ?? null);
  });
  /** Where the card that is pointed at, or chosen, would lead. */
  foreseen = $derived.by(() => {
    const card = this.acting ? (this.pointed ?? this.#chosenName) : null;
    return card && foreseen(this.view, this.state.choices, card);
  });
  canConfirm = $derived(this.acting ? this.#chosenName !== null : this.listed && this.selected !== null);
  /** Something is chosen that still has to be confirmed. */
  unconfirmed = $derived(wayToChoose() === 'confirm' && this.canConfirm);
  confirmText = $derived.by(() => {
    if (this.acting) return this.#chosenName ? t('play-card', { card: cardName(this.#chosenName) }) : t('choose-first');
    const option = this.options.find((one) => one.number === this.selected);
    return option ? wordsOf(option, this.view).text : t('choose-first');
  });

  /** To be made while a component is: its effects live as long. */
  constructor(source: () => ScreenSource) {
    this.#source = source;
    this.daylight = new Daylight(() => this.hour);
    // A new question starts afresh; the same one, told again after a broken line, goes on.
    $effect(() => {
      void this.#decision;
      this.hold.drop();
      this.#unselect();
      this.following = null;
      this.hidden = false;
    });
    // What happens is in sight, and whoever has to decide; a word in the chat leaves the eye where it is.
    this.focus = firstSight(this.view, this.seat);
    $effect(() => {
      const happening = { view: this.view, gestures: this.#gestures, flights: this.#flights };
      this.focus = carInSight(happening, this.seat) ?? untrack(() => this.focus);
    });
    // Only a clock that is shown has to go.
    const hasClock = $derived((this.state.turn?.deadline ?? null) !== null);
    $effect(() => {
      if (!hasClock) return;
      this.#now = Date.now();
      const timer = setInterval(() => (this.#now = Date.now()), 500);
      return () => clearInterval(timer);
    });
  }

  /** A choice in words. What follows a card need not name it again. */
  wordsOf(option: Option): Words {
    const { choice } = option;
    if (this.following && choice.kind === 'play')
      return { text: choice.follow_up ? cardName(choice.follow_up) : t('follow-nothing'), detail: '' };
    return wordsOf(option, this.view);
  }

  nameOf(seat: Seat): string {
    return this.sitting.find((one) => one.seat === seat)?.name ?? seat;
  }

  /** Something is chosen that needs no second click: a card, say, that was drawn or confirmed. */
  send(choice: string): void {
    if (wayToChoose() === 'once' || !this.#hasTime()) this.#source().onchoose(choice);
    else this.hold.put(choice);
  }

  /** Whether the clock leaves a moment to think again. */
  #hasTime(): boolean {
    const { turn, ahead } = this.state;
    return !turn?.deadline || turn.deadline - Date.now() - ahead > 2 * MOMENT;
  }

  /** A click on the board or in the list. Where choices are confirmed it selects first. */
  pick(number: number): void {
    const option = this.options.find((one) => one.number === number);
    if (!option) return;
    const again = this.selected === number;
    this.selected = number;
    this.lit = number;
    if (wayToChoose() !== 'confirm') this.send(option.choice.text);
    else if (again) this.#source().onchoose(option.choice.text);
    else this.focus = carOfOption(this.view, option) ?? this.focus;
  }

  /** A click on a card of the hand, at this place in it. */
  play(card: Card, place: number): void {
    const option = optionOf(this.options, card, this.hidden);
    if (!option) return;
    const again = this.chosenCard === place;
    this.chosenCard = place;
    if (wayToChoose() === 'confirm' && !again) return;
    // There may be more to be said about it.
    if (followUps(this.options, card, this.hidden).length > 0) {
      this.#unselect();
      this.following = card;
    } else if (wayToChoose() === 'confirm') this.#source().onchoose(option.choice.text);
    else this.send(option.choice.text);
  }

  #unselect(): void {
    this.selected = null;
    this.chosenCard = null;
    this.lit = null;
  }

  /** Back to the hand. */
  unfollow(): void {
    this.following = null;
    this.#unselect();
  }

  /** Whatever was chosen is not any more; whether anything was. */
  takeBack(): boolean {
    const chosen = this.selected !== null || this.chosenCard !== null;
    const held = this.hold.takeBack();
    this.#unselect();
    return held || chosen;
  }

  /** The red button: what was chosen is sent. */
  confirm(): void {
    if (this.hold.held !== null) this.hold.release();
    else if (this.acting && this.#chosenName && this.chosenCard !== null) this.play(this.#chosenName, this.chosenCard);
    else if (this.selected !== null) this.pick(this.selected);
  }

  drawCards(): void {
    if (!this.draw) return;
    this.#unselect();
    this.send(this.draw.choice.text);
  }

  neighbour(step: 1 | -1): Car | null {
    return neighbour(this.view, this.focus, step);
  }

  across(): Car | null {
    return across(this.view, this.focus);
  }

  /** Brings the bandits of a seat in sight. */
  showSeat(seat: Seat): void {
    const place = this.view.bandits.find((one) => one.seat === seat)?.place;
    if (place) this.focus = carOf(place);
  }
}
