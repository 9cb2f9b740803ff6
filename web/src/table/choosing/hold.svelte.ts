/** A choice between the click and the moment when it is sent for good. Nobody but the player knows of it yet. */
import type { Clock } from '../../player/player';

/** How long a choice can be taken back, in milliseconds. */
export const MOMENT = 1000;

export class Hold {
  /** The choice that is about to be sent, in the words of the protocol. */
  held = $state.raw<string | null>(null);
  /** How often something has been taken back. */
  takenBack = $state(0);
  #cancel: () => void = () => undefined;

  constructor(
    private readonly send: (choice: string) => void,
    private readonly clock: Clock,
  ) {}

  /** The same a second time is sent at once; another choice takes its place. */
  put(choice: string): void {
    if (this.held === choice) {
      this.release();
      return;
    }
    this.drop();
    this.held = choice;
    this.#cancel = this.clock.later(() => this.release(), MOMENT);
  }

  /** Sends what is held, if anything is. */
  release(): void {
    const choice = this.held;
    this.drop();
    if (choice !== null) this.send(choice);
  }

  /** Whether there was anything to take back. */
  takeBack(): boolean {
    if (this.held === null) return false;
    this.drop();
    this.takenBack += 1;
    return true;
  }

  /** What is held is not wanted any more: the question has gone. */
  drop(): void {
    this.#cancel();
    this.#cancel = () => undefined;
    this.held = null;
  }
}
