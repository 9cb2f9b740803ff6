/** A table while a game runs: what can be decided, and ways to decide it. */
import { type Locator, type Page, expect } from '@playwright/test';
import type { TurnJson } from '../../src/protocol/types';
import { Line } from '../support/line';
import { words } from '../support/words';

/** How somebody decides: with a mouse, a finger, or a keyboard. */
export type Way = (table: TablePage) => Promise<void>;

/**
 * So often one acts at least in the Schemin' of five rounds, if five play: the shortest cards are Bridge, Angry Marshal and
 * Swivel Arm with three acts, the others have four or more, and so have the stations.
 */
export const ACTS = 3 + 3 + 3 + 4 + 4;

export class TablePage {
  readonly line: Line;
  readonly hand: Locator;
  readonly cards: Locator;
  readonly playable: Locator;
  readonly draw: Locator;
  readonly confirm: Locator;
  readonly keep: Locator;
  /** With two bandits each: what the other one does after a Fire. */
  readonly followUps: Locator;
  readonly train: Locator;
  readonly pile: Locator;
  readonly seats: Locator;
  readonly outcome: Locator;
  readonly curtain: Locator;
  readonly raise: Locator;
  /** What is said aloud of a question. */
  readonly asked: Locator;
  #decisions = 0;

  constructor(readonly page: Page) {
    this.line = new Line(page);
    // A role is looked for in everything there is: on the stage stand thousands of things, none of which is a decision.
    const decision = page.locator('.decision, .thumb');
    this.hand = decision.getByRole('region', { name: words('hand'), exact: true });
    // Beside each card a small button explains it.
    const name = new RegExp(`^(?!${words('rule-about', { about: '' }).trim()})`);
    this.cards = this.hand.getByRole('listitem').getByRole('button', { name });
    this.playable = this.hand.getByRole('listitem').getByRole('button', { name, disabled: false });
    this.draw = decision.getByRole('button', { name: words('draw-three'), disabled: false });
    // What it says is what was chosen.
    this.confirm = page.locator('.thumb .go');
    this.keep = decision.getByRole('region', { name: words('ask-keep'), exact: true });
    const then = new RegExp(`${words('follow-title', { card: '' })}$`);
    this.followUps = decision.getByRole('region', { name: then }).getByRole('listitem').getByRole('button');
    this.train = page.locator(`[role=group][aria-label="${words('the-train')}"]`);
    this.pile = page.getByRole('group', { name: words('pile'), exact: true });
    // In the order of the table.
    this.seats = page.getByRole('region', { name: new RegExp(words('seat-label', { name: '', bandits: '' })) });
    this.curtain = page.getByRole('dialog', { name: /^Pass the device to / });
    this.raise = this.curtain.getByRole('button', { name: /^I am / });
    this.asked = page.locator('main > [role=status]').first();
    this.outcome = page.getByRole('region', { name: words('end-count') });
  }

  async open(table: string): Promise<void> {
    await this.page.goto(`/t/${table}`);
  }

  /** The question that is put to whoever sits here; said aloud, too. */
  async question(): Promise<string> {
    return (await this.asked.textContent()) ?? '';
  }

  /** The answers to it in words. */
  async choices(): Promise<Locator> {
    return this.page
      .locator('.decision, .thumb')
      .getByRole('region', { name: await this.question(), exact: true })
      .getByRole('listitem')
      .getByRole('button');
  }

  /** What lights up on the board. It is for pointers: the same choices are there in words. */
  targets(): Locator {
    return this.train.locator('button');
  }

  /** One of several, another one each time. */
  pick(count: number): number {
    this.#decisions += 1;
    return (this.#decisions * 7) % count;
  }

  /** Waits for one's turn. Nothing if the game is over. What leads up to it may be played, slowly on some machines. */
  async turn(): Promise<TurnJson | null> {
    const turn = await this.line.myTurn();
    if (turn) await expect(this.asked).not.toBeEmpty({ timeout: 60_000 });
    return turn;
  }

  /** Decides once; whether there was anything to decide. */
  async decide(way: Way): Promise<boolean> {
    const turn = await this.turn();
    if (!turn) return false;
    await way(this);
    await this.line.decided(turn);
    return true;
  }

  /** Plays to the end, and returns how many decisions that took. */
  async play(way: Way, most = 500): Promise<number> {
    let decisions = 0;
    while (decisions < most && (await this.decide(way))) decisions += 1;
    return decisions;
  }
}
