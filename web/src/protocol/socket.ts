/**
 * The line to a table: it comes back by itself after it broke, asks for what it missed, and sends again what was not
 * answered. It knows nothing of the game.
 */
import { hangUp } from './hangup';
import type { Wire } from './host';
import type { Request, ToClient, WhyJson, Wish } from './types';

export type LineState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface LineEvents {
  /** A message came. */
  message(message: ToClient): void;
  /** The line broke or is back; while it waits, for how many milliseconds, and whether the other end fell silent. */
  state(state: LineState, wait?: number, silent?: boolean): void;
}

/** What the line needs of the world, so that tests can bring their own. */
export interface LineWorld {
  later(run: () => void, ms: number): () => void;
  random(): number;
}

export const browser: LineWorld = {
  later: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** The first wait after a broken line, and the longest. */
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** A line that says nothing for so long is asked whether it is still there, and then given up. */
const SILENCE = 30_000;
const PONG = 10_000;
/**
 * Whoever has asked for something notices soon that nobody answers. Where each answer takes long, each time in vain is
 * waited twice as long: else it would never come.
 */
const ANSWER = 3_500;
const LONGEST_ANSWER = 28_000;
/** A line that does not open in this time never will. */
const OPENING = 8_000;
/** After these farewells coming back would only lead to the same. */
const FINAL = new Set(['flood', 'garbage', 'message-too-long']);

interface Pending {
  wish: Wish;
  resolve(answer: Answer): void;
}

/** How a request ended. */
export type Answer =
  { done: true; token?: string } | { done: false; code: string; reason: string; why?: WhyJson | undefined };

export class Line {
  #socket: Wire | null = null;
  #state: LineState = 'connecting';
  #attempts = 0;
  #nextId = 1;
  #pending = new Map<number, Pending>();
  #cancel: () => void = () => undefined;
  /** Ends the waiting for an answer. */
  #answered: () => void = () => undefined;
  /** How often in a row no answer came. */
  #vain = 0;
  #final = false;

  constructor(
    /** Opens a wire to the table, with what one has already. */
    private readonly dial: () => Wire,
    private readonly events: LineEvents,
    private readonly world: LineWorld = browser,
  ) {
    this.#connect();
  }

  get state(): LineState {
    return this.#state;
  }

  /** Asks for something. What is not answered when the line breaks is asked again on the next one. */
  ask(wish: Wish): Promise<Answer> {
    return new Promise((resolve) => {
      const id = this.#nextId++;
      this.#pending.set(id, { wish, resolve });
      if (this.#state !== 'open') return;
      this.#send({ id, wish });
      if (this.#pending.size === 1) this.#await();
    });
  }

  /** Tries at once, for example because the network is back. */
  retry(): void {
    if (this.#state === 'waiting') {
      this.#cancel();
      this.#connect();
    }
  }

  close(): void {
    this.#final = true;
    this.#cancel();
    this.#answered();
    const socket = this.#socket;
    this.#socket = null;
    if (socket) hangUp(socket);
    this.#become('closed');
  }

  #connect(): void {
    this.#become('connecting');
    const socket = this.dial();
    this.#socket = socket;
    this.#cancel = this.world.later(() => this.#giveUp(), OPENING);
    socket.addEventListener('open', () => {
      if (socket !== this.#socket) return;
      this.#become('open');
      // Requests of an old line get new numbers: on each line they only grow. A decision carries its own number, so
      // that one which arrived before the line broke is not made twice.
      const again = [...this.#pending.values()];
      this.#pending.clear();
      for (const pending of again) {
        const id = this.#nextId++;
        this.#pending.set(id, pending);
        this.#send({ id, wish: pending.wish });
      }
      this.#await();
      this.#watch();
    });
    socket.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<unknown>;
      if (socket !== this.#socket || typeof data !== 'string') return;
      this.#attempts = 0;
      this.#watch();
      this.#hear(JSON.parse(data) as ToClient);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#broke();
    });
  }

  #hear(message: ToClient): void {
    if (message.type === 'done') this.#answer(message.id, { done: true });
    else if (message.type === 'seat-link') this.#answer(message.id, { done: true, token: message.token });
    else if (message.type === 'refused' && message.id !== null)
      this.#answer(message.id, { done: false, code: message.code, reason: message.reason, why: message.why });
    else if (message.type === 'goodbye' && FINAL.has(message.code)) this.#final = true;
    this.events.message(message);
  }

  #answer(id: number, answer: Answer): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    this.#vain = 0;
    this.#await();
    pending.resolve(answer);
  }

  #send(request: Request): void {
    this.#socket?.send(JSON.stringify(request));
  }

  /** Waits for the next answer, if one is to come. */
  #await(): void {
    this.#answered();
    this.#answered = () => undefined;
    if (this.#pending.size === 0) return;
    this.#answered = this.world.later(
      () => {
        this.#vain += 1;
        this.#giveUp();
      },
      Math.min(LONGEST_ANSWER, ANSWER * 2 ** this.#vain),
    );
  }

  /** Asks a silent line for a sign of life, and gives it up if there is none. */
  #watch(): void {
    this.#cancel();
    this.#cancel = this.world.later(() => {
      this.#send({ id: this.#nextId++, wish: { type: 'ping' } });
      this.#cancel = this.world.later(() => this.#giveUp(), PONG);
    }, SILENCE);
  }

  /** Nobody is heard any more: another line may be better. */
  #giveUp(): void {
    const silent = this.#socket;
    this.#broke(true);
    silent?.close();
  }

  #broke(silent = false): void {
    this.#socket = null;
    this.#cancel();
    this.#answered();
    if (this.#final) {
      this.#become('closed');
      return;
    }
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts);
    this.#attempts += 1;
    // Not all clients of a server that was restarted shall come back in the same moment.
    const wait = longest * (0.5 + this.world.random() / 2);
    this.#become('waiting', wait, silent);
    this.#cancel = this.world.later(() => this.#connect(), wait);
  }

  #become(state: LineState, wait?: number, silent?: boolean): void {
    if (this.#state === state && state !== 'connecting') return;
    this.#state = state;
    this.events.state(state, wait, silent);
  }
}
