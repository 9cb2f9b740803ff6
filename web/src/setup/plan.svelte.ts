/** A form that is being filled in, with what follows from it. The parts of the form share it. */
import type { PresetJson, Switches, TableSizeJson } from '../protocol/types';
import { type Offer, type SwitchName, bookOf, sizesOf } from './books';
import { type Form, differences, situation } from './form';
import { type Situation } from './switches';

export class Plan {
  form = $state<Form>() as Form;

  readonly book: PresetJson = $derived.by(() => bookOf(this.offer.books, this.form.preset));
  readonly now: Situation = $derived.by(() => situation(this.offer, this.form));
  readonly sizes: TableSizeJson[] = $derived.by(() => sizesOf(this.offer.books, this.now.switches));
  /** What is not as in the rulebook. */
  readonly differing: Partial<Switches> = $derived.by(() => differences(this.offer, this.form));

  constructor(
    readonly offer: Offer,
    form: Form,
  ) {
    this.form = form;
  }

  get size(): TableSizeJson {
    return this.now.size;
  }

  /** Turns a switch; back to what the rulebook says if no value is given. */
  turn(name: SwitchName, value?: string): void {
    const others = Object.entries(this.form.switches).filter(([other]) => other !== name);
    const isUsual = value === undefined || value === this.book.switches[name];
    this.form.switches = Object.fromEntries(isUsual ? others : [...others, [name, value]]);
  }

  resize({ seats, pairs }: TableSizeJson): void {
    this.form.seats = seats;
    this.form.pairs = pairs;
  }
}
