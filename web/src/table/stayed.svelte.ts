/** What a table tells about absence: what bots decided for whoever was away, to them and to the others. */
import type { NewsJson, ReplayStep, Seat, Snapshot } from '../protocol/types';
import { t } from '../words/words.svelte';
import { type Missed, missedIn, standsInFor } from './absence';
import type { Notes } from './notes.svelte';

/** What has been told is not told again when the page is loaded anew. */
const keyOf = (table: string) => `folsom.told.${table}`;

export class Stayed {
  /** What bots decided for one's seats while one was away, until one has read it. */
  missed = $state.raw<readonly Missed[]>([]);
  /** The seats that one has come back to from a bot. */
  #back: readonly Seat[] = [];
  /** Those of whom it was said already that a bot decides for them; once is enough until they are back. */
  #noted: readonly Seat[] = [];

  constructor(
    private readonly table: string,
    private readonly notes: Notes,
  ) {}

  /** One sits on these seats now. */
  sit(before: Snapshot | null, { you }: Snapshot): void {
    this.#back = before?.you.substituted.filter((seat) => you.seats.includes(seat)) ?? [];
  }

  /** News came: while one listened, or when one came back. */
  hear(news: NewsJson, { you, table, views }: Snapshot, listened: boolean): void {
    const { about, number } = news;
    if (about.what !== 'choice') return;
    if (standsInFor(about, you.seats)) {
      const notices = news.views?.find(({ viewer }) => viewer === about.seat)?.notices ?? [];
      if (listened) this.notes.say({ key: 'time', text: t('time-was-up'), urgent: true });
      else this.missed = [...this.missed, { number, notices }];
    } else if (about.by === 'away' && listened && views.length > 0 && !this.#noted.includes(about.seat)) {
      const chair = table.chairs.find(({ seat }) => seat === about.seat);
      const name = chair?.who === 'person' ? chair.name : about.seat;
      this.#noted = [...this.#noted, about.seat];
      this.notes.say({ key: `bot-${about.seat}`, text: t('told-bot-away', { name }), urgent: false });
    }
  }

  /** Somebody came or went. */
  see(there: readonly Seat[]): void {
    this.#noted = this.#noted.filter((seat) => !there.includes(seat));
  }

  /** What happened before one came is known. */
  recall(steps: readonly ReplayStep[], { you }: Snapshot): void {
    const told = Number(sessionStorage.getItem(keyOf(this.table)) ?? 0);
    const first = this.missed[0]?.number ?? Infinity;
    const before = missedIn(steps, you.seats, this.#back).filter(({ number }) => number > told && number < first);
    this.missed = [...before, ...this.missed];
  }

  /** It was read, or one goes on playing. */
  dismiss(): void {
    const last = this.missed.at(-1);
    if (last) sessionStorage.setItem(keyOf(this.table), String(last.number));
    this.missed = [];
  }
}
