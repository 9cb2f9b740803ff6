/**
 * What goes over the lines of a page, listened to in the page itself: so a test knows when something has been decided and
 * need not wait for a while. Nothing is changed, and a message has reached the page when it is noted here.
 */
import type { Page } from '@playwright/test';
import type { FromHost, ToHost } from '../../src/local/messages';
import { applyNews } from '../../src/protocol/mirror';
import type { Request, Seat, Snapshot, ToClient, TurnJson } from '../../src/protocol/types';

interface Notes {
  /** Another one after each reload. */
  visit: number;
  received: string[];
  sent: string[];
  sockets: WebSocket[];
  turn: TurnJson | null;
  seats: Seat[];
  over: boolean;
  /** Whoever waits for a message. */
  waiting: (() => void)[];
}

declare global {
  interface Window {
    line: Notes;
  }
}

/** Runs in the page before everything else. */
export function listen(): void {
  const notes: Notes = {
    visit: Math.random(),
    received: [],
    sent: [],
    sockets: [],
    turn: null,
    seats: [],
    over: false,
    waiting: [],
  };
  window.line = notes;
  const hear = (data: string) => {
    notes.received.push(data);
    const message = JSON.parse(data) as ToClient;
    if (message.type === 'snapshot') notes.seats = message.you.seats;
    if ((message.type === 'snapshot' || message.type === 'news') && message.turn !== undefined)
      notes.turn = message.turn;
    if ((message.type === 'snapshot' || message.type === 'news') && message.end) notes.over = true;
    // Later, when the page has dealt with it.
    setTimeout(() => notes.waiting.splice(0).forEach((resume) => resume()));
  };
  // A table on this device speaks through its worker.
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
        if (data.say === 'message') hear(data.text);
      });
    }
    override postMessage(message: ToHost): void {
      if (message.say === 'send') notes.sent.push(message.text);
      super.postMessage(message);
    }
  };
  window.WebSocket = class extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      // The development server talks to its pages, too.
      if (!String(address).includes('/api/')) return;
      notes.sockets.push(this);
      this.addEventListener('message', ({ data }: MessageEvent<string>) => hear(data));
    }
    override send(data: string): void {
      notes.sent.push(data);
      super.send(data);
    }
  };
}

export class Line {
  #visit = 0;
  #messages: ToClient[] = [];
  #snapshots: Snapshot[] = [];

  constructor(private readonly page: Page) {}

  /** Waits until somebody at this page is asked, or everything is over. Whose decision it is and which. */
  async myTurn(): Promise<TurnJson | null> {
    return this.page.evaluate(async () => {
      const { line } = window;
      while (!line.over && !(line.turn && line.seats.includes(line.turn.seat)))
        await new Promise<void>((resume) => line.waiting.push(resume));
      return line.over ? null : line.turn;
    });
  }

  /** Waits until that decision has been made. */
  async decided(turn: TurnJson): Promise<void> {
    await this.reached(turn.number + 1);
  }

  /** Waits until so many decisions have been made. */
  async reached(number: number): Promise<void> {
    await this.page.evaluate(async (number) => {
      const { line } = window;
      while (!line.over && (line.turn?.number ?? -1) < number)
        await new Promise<void>((resume) => line.waiting.push(resume));
    }, number);
  }

  /** Closes what is open from the page's side. */
  async drop(): Promise<void> {
    await this.page.evaluate(() => window.line.sockets.forEach((socket) => socket.close()));
  }

  /** How many lines there have been since the page was loaded. */
  count(): Promise<number> {
    return this.page.evaluate(() => window.line.sockets.length);
  }

  /** Everything that the page has been told since it was loaded. */
  async received(): Promise<readonly ToClient[]> {
    const { visit, texts } = await this.page.evaluate(
      ({ visit, known }) => ({
        visit: window.line.visit,
        texts: window.line.received.slice(window.line.visit === visit ? known : 0),
      }),
      { visit: this.#visit, known: this.#messages.length },
    );
    if (visit !== this.#visit) {
      this.#visit = visit;
      this.#messages = [];
      this.#snapshots = [];
    }
    for (const text of texts) this.#hear(JSON.parse(text) as ToClient);
    return this.#messages;
  }

  #hear(message: ToClient): void {
    this.#messages.push(message);
    const before = this.#snapshots.at(-1);
    const after =
      message.type === 'snapshot' ? message : message.type === 'news' && before ? applyNews(before, message) : null;
    if (after) this.#snapshots.push(after);
  }

  async sent(): Promise<Request[]> {
    const texts = await this.page.evaluate(() => window.line.sent);
    return texts.map((text) => JSON.parse(text) as Request);
  }

  /** All that, put together. */
  async snapshot(): Promise<Snapshot> {
    const last = (await this.snapshots()).at(-1);
    if (!last) throw new Error('the page has been told nothing');
    return last;
  }

  /** The same after every message. */
  async snapshots(): Promise<readonly Snapshot[]> {
    await this.received();
    return this.#snapshots;
  }
}
