/** Somebody who sees a game again: whose eyes they have, what the server lets them see, and what goes on meanwhile. */
import { look, replay } from '../protocol/api';
import { isRecord } from '../protocol/host';
import { ApiError } from '../protocol/http';
import type { NewsJson, ReplayJson, Seat } from '../protocol/types';
import { ownDecision } from '../sound/bell';
import { LiveTable } from '../table/live.svelte';
import { type Address, type Lens, replayPath } from './address';
import { momentAt } from './moments';
import { Rerun } from './rerun.svelte';

export class Visit {
  readonly rerun = new Rerun();
  game = $state.raw<ReplayJson | null>(null);
  eyes = $state<Lens | null>(null);
  /** They wanted eyes that they may not have. */
  refused = $state(false);
  /** There is nothing to see. */
  trouble = $state<'gone' | 'not-begun' | null>(null);

  #live = $state.raw<LiveTable | null>(null);
  #snapshot = $derived(this.#live?.snapshot ?? null);
  end = $derived(this.#snapshot?.end ?? this.game?.end ?? null);
  own = $derived<Seat[]>(this.#snapshot ? [...this.#snapshot.you.seats, ...this.#snapshot.you.substituted] : []);
  /** What they are asked at the table. */
  decision = $derived(this.#snapshot && ownDecision(this.#snapshot));
  myTurn = $derived(this.decision !== null);
  /** Their own eyes. Who passes the device around sees what lies open, until they ask for more. */
  #usual = $derived<Lens>((this.own.length === 1 && this.own[0]) || 'spectator');
  /** The address of what they see. */
  path = $derived.by(() => replayPath(this.table, this.eyes, this.rerun.moment));
  /** Whose eyes are shown, which are the ones wanted only when the game has come. */
  shown = $derived.by<Lens | null>(() => (this.game?.open ? 'open' : (this.game?.steps[0]?.viewer ?? null)));

  /** Something happened that the replay on its way may not have. */
  #behind = false;
  /** Whose eyes are shown, and the number of the latest news. */
  #shown: Lens | null = null;
  #heard = 0;
  /** The news after which to be when other eyes have come. */
  #awaited: number | null = null;

  /** To be made while a component is: its effects live as long. */
  constructor(
    readonly table: string,
    eyes: Lens | null,
    private address: Address | null,
  ) {
    this.eyes = eyes;
    // Whoever names no eyes sees everything after the end, and what they saw themselves before.
    if (isRecord(table)) this.eyes ??= 'open';
    $effect(() => {
      if (this.#snapshot && !this.eyes) this.eyes = this.#snapshot.end ? 'open' : this.#usual;
    });
    const arrived = $derived(this.#snapshot !== null || isRecord(table));
    $effect(() => {
      if (arrived && this.eyes) void this.#load(this.eyes);
    });
  }

  async start(): Promise<void> {
    // Nobody sits at what somebody brought.
    if (isRecord(this.table)) return;
    try {
      const { stage } = await look(this.table);
      if (stage === 'open') this.trouble = 'not-begun';
      else this.#live = new LiveTable(this.table, (news) => this.#follow(news));
    } catch {
      this.trouble = 'gone';
    }
  }

  /** Shows what this address means. */
  show({ number, seen }: Address): void {
    this.rerun.jump(momentAt(this.rerun.moments, number, seen));
  }

  /** Shows how things were after these news, with these eyes: other eyes may have seen less of them, and at other moments. */
  seeBefore(number: number, eyes: Lens): void {
    this.#jumpAfter(number);
    if (this.eyes === eyes && this.shown === eyes) return;
    this.#awaited = number;
    this.eyes = eyes;
  }

  #jumpAfter(number: number): void {
    this.rerun.jump(this.rerun.moments.findLastIndex((moment) => moment.number <= number));
  }

  close(): void {
    this.#live?.close();
    this.rerun.close();
  }

  async #load(wanted: Lens): Promise<void> {
    this.#shown = null;
    this.#behind = false;
    try {
      const game = await replay(this.table, wanted);
      if (wanted !== this.eyes) return;
      this.rerun.load(game.steps, this.address);
      this.address = null;
      this.game = game;
      this.#shown = wanted;
      if (this.#awaited !== null) this.#jumpAfter(this.#awaited);
      this.#awaited = null;
      // News may have come while the game did.
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition
      if (this.#behind) void this.#load(wanted);
    } catch (error) {
      if (wanted === 'spectator') {
        this.trouble = error instanceof ApiError && error.code === 'not-begun' ? 'not-begun' : 'gone';
      } else {
        this.refused = true;
        this.eyes = wanted === this.#usual ? 'spectator' : this.#usual;
      }
    }
  }

  /** The game goes on while it is seen again. */
  #follow({ number, at, about, views = [] }: NewsJson): void {
    const whole = this.#heard === 0 || number === this.#heard + 1;
    this.#heard = number;
    this.#behind = true;
    const change = views.find(({ viewer }) => viewer === this.#shown);
    if (!whole && this.#shown) void this.#load(this.#shown);
    else if (change && about.what === 'choice')
      this.rerun.extend({ ...change, number, at, seat: about.seat, by: about.by });
  }
}
