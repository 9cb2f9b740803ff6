/** Ready-made phrases at the seats of those who say them: for a few seconds, and only what is said while one is there. */
import { browser } from '../protocol/socket';
import type { SaidJson, Seat } from '../protocol/types';
import { readSetting, writeSetting } from '../style/settings';

/** How long a phrase stays at a seat, in milliseconds. */
export const SHOWN = 4500;

export interface Emote {
  number: number;
  seat: Seat;
  /** What it is called, in `PHRASES`. */
  phrase: string;
}

let wanted = $state(readSetting('emotes') !== 'off');

export function wantsEmotes(): boolean {
  return wanted;
}

export function chooseEmotes(on: boolean): void {
  wanted = on;
  writeSetting('emotes', on ? 'on' : 'off');
}

/** What of that is new, is a ready-made phrase, and was said by somebody at the table whom one wants to hear. */
export function emotesOf(
  talk: readonly SaidJson[],
  since: number,
  phraseOf: (text: string) => string | undefined,
  isHidden: (voice: number) => boolean,
): Emote[] {
  return talk.flatMap(({ number, seat, voice, text }) => {
    const phrase = number > since && seat !== null && !isHidden(voice) ? phraseOf(text) : undefined;
    return phrase && seat ? [{ number, seat, phrase }] : [];
  });
}

export class Emotes {
  /** At most one at each seat: the latest. */
  shown = $state.raw<readonly Emote[]>([]);
  readonly #ends: { [seat in Seat]?: (() => void) | undefined } = {};

  show(emote: Emote): void {
    this.#end(emote.seat);
    this.shown = [...this.shown, emote];
    this.#ends[emote.seat] = browser.later(() => this.#end(emote.seat), SHOWN);
  }

  #end(seat: Seat): void {
    this.#ends[seat]?.();
    this.#ends[seat] = undefined;
    this.shown = this.shown.filter((one) => one.seat !== seat);
  }

  close(): void {
    for (const { seat } of this.shown) this.#end(seat);
  }
}
