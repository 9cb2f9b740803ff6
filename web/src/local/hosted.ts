/**
 * A table that this tab hosts: it does what the engine's steps say. What is to be kept is kept before anybody hears of it, and a bot
 * thinks elsewhere.
 */
import type { BotLevel } from '../protocol/types';
import type { EngineTable, Step, Thought, Write } from './engine';

/** What a table needs of the world. */
export interface World {
  now(): number;
  later(run: () => void, ms: number): () => void;
  /** Keeps it, all of it or nothing. */
  keep(writes: Write[]): Promise<void>;
  think(question: Uint8Array, level: BotLevel, ms: number): Promise<string>;
}

/** Whoever is connected: what they hear, and nothing any more when the table is closed. */
export type Hear = (text: string | null) => void;

export class HostedTable {
  readonly #ears = new Map<number, Hear>();
  #cancel: () => void = () => undefined;
  #thinking: number | null = null;
  #keeping: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(
    readonly engine: EngineTable,
    private readonly world: World,
    /** Is called once, when nobody can come any more. */
    private readonly ended: () => void,
  ) {
    this.#take(engine.wake(world.now()));
  }

  get isEmpty(): boolean {
    return this.#ears.size === 0;
  }

  /** Somebody comes: the number of their connection. */
  connect(person: string, since: number | null, hear: Hear): number {
    const text = this.engine.connect(person, since ?? undefined, this.world.now());
    const { connection } = JSON.parse(text) as Step;
    if (connection === undefined) throw new Error('nobody is connected');
    this.#ears.set(connection, hear);
    this.#take(text);
    return connection;
  }

  send(connection: number, text: string): void {
    if (this.#ears.has(connection)) this.#take(this.engine.request(connection, text, this.world.now()));
  }

  part(connection: number): void {
    if (this.#ears.delete(connection)) this.#take(this.engine.part(connection, this.world.now()));
  }

  /** Ends it when everything is kept, unless somebody has come meanwhile. */
  async close(): Promise<void> {
    // What is kept may lead to more that is to be kept.
    let kept: Promise<void> | null = null;
    while (kept !== this.#keeping) await (kept = this.#keeping);
    if (this.isEmpty) this.#end();
  }

  #take(text: string): void {
    if (this.#closed) return;
    const { store, tell, think, wake } = JSON.parse(text) as Step;
    for (const [connection, message] of tell) this.#ears.get(connection)?.(message);
    if (store.length > 0) this.#keeping = this.#keep(store);
    if (think?.ticket !== (this.#thinking ?? undefined)) {
      this.#thinking = think?.ticket ?? null;
      if (think) void this.#think(think);
    }
    this.#cancel();
    this.#cancel = () => undefined;
    if (wake === null) return;
    const wait = Math.max(0, wake - this.world.now());
    this.#cancel = this.world.later(() => this.#take(this.engine.wake(this.world.now())), wait);
  }

  async #keep(writes: Write[]): Promise<void> {
    try {
      await this.world.keep(writes);
    } catch {
      // Somebody else has gone on with this table: what is here is not true any more.
      this.#end();
      return;
    }
    if (!this.#closed) this.#take(this.engine.stored(this.world.now()));
  }

  async #think({ ticket, level, ms }: Thought): Promise<void> {
    const question = this.engine.question();
    if (!question) return;
    const choice = await this.world.think(question, level, ms);
    if (!this.#closed && this.#thinking === ticket) {
      this.#thinking = null;
      this.#take(this.engine.thought(ticket, choice, this.world.now()));
    }
  }

  #end(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#cancel();
    const ears = [...this.#ears.values()];
    this.#ears.clear();
    this.engine.free();
    for (const hear of ears) hear(null);
    this.ended();
  }
}
