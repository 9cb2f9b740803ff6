/** All tables of this device, as one tab's worker has them: those that it hosts, and those where it is a guest. */
import type { NewTableJson, ReplayJson } from '../protocol/types';
import { isRecord, RECORD } from '../protocol/host';
import { sha256 } from '../protocol/sha256';
import type { EngineTable, Write } from './engine';
import { type Hear, HostedTable, type World } from './hosted';
import { type Question, Refusal, type Role } from './messages';
import { type Shelf, drawPerson } from './shelf';
import { type Seat, hold, receive, visit } from './tenancy';

/** The engine: how tables are opened and gone on with, how records are read. */
export interface Engine {
  presets(): string;
  switches(): string;
  open(wanted: string, person: string, chance: Uint8Array, now: number): EngineTable;
  restore(table: string, game: string[], talk: string, chance: Uint8Array, now: number): EngineTable;
  /** Throws an `ErrorJson` as text if it is none, or one of a later version. */
  readRecord(text: string): { replay(eyes: string): string; free(): void };
}

export class House {
  readonly #hosted = new Map<string, Promise<HostedTable | null>>();
  /** What each table was to this tab when it was last connected to: what one had as a guest is worth nothing to a host. */
  readonly #roles = new Map<string, Role>();

  constructor(
    private readonly engine: Engine,
    private readonly shelf: Shelf,
    private readonly world: Omit<World, 'keep'>,
    private readonly tellRole: (table: string, role: Role) => void,
  ) {}

  /** The answer as JSON. */
  async answer(question: Question): Promise<string> {
    switch (question.what) {
      case 'presets':
        return this.engine.presets();
      case 'switches':
        return this.engine.switches();
      case 'open':
        return JSON.stringify(await this.#openNew(question.table));
      case 'look':
        if (isRecord(question.table)) return this.#ofRecord(question.table, 'open', (past) => past.table);
        return this.#peek(question.table, (table) => table.look());
      case 'replay':
        if (isRecord(question.table)) return this.#ofRecord(question.table, question.eyes);
        return this.#peek(question.table, (table, person) => table.replay(person, question.eyes));
      case 'record': {
        const brought = isRecord(question.table) ? await this.shelf.record(question.table) : null;
        return JSON.stringify(brought ?? (await this.#peek(question.table, (table) => table.record())));
      }
      case 'read':
        return JSON.stringify(await this.#bring(question));
    }
  }

  /** Connects to a table, as its host or as a guest of another tab. */
  async dial(table: string, since: number | null, hear: Hear): Promise<Seat> {
    const person = await this.shelf.person();
    const hosted = await this.#host(table);
    if (hosted) {
      const known = this.#become(table, 'host') ? null : since;
      const connection = hosted.connect(person, known, hear);
      return {
        send: (text) => hosted.send(connection, text),
        part: () => {
          hosted.part(connection);
          // Nobody of this tab is there any more: another one may have it.
          if (hosted.isEmpty) void hosted.close();
        },
      };
    }
    this.#become(table, 'guest');
    const leaving = new AbortController();
    const seat = visit(table, hear);
    // When the other tab is gone this one goes on: whoever is connected comes again, and then has a host.
    hold(table, { wait: true, signal: leaving.signal }).then(
      (release) => {
        release?.();
        seat.part();
        hear(null);
      },
      () => undefined,
    );
    return {
      send: (text) => seat.send(text),
      part: () => {
        leaving.abort();
        seat.part();
      },
    };
  }

  /** Whether it is something else than before. */
  #become(table: string, role: Role): boolean {
    const before = this.#roles.get(table);
    this.#roles.set(table, role);
    this.tellRole(table, role);
    return before !== undefined && before !== role;
  }

  async #openNew(wanted: NewTableJson): Promise<string> {
    const person = await this.shelf.person();
    const engine = this.engine.open(JSON.stringify(wanted), person, chance(), this.world.now());
    const id = engine.id();
    const hosting = this.#begin(id, () => Promise.resolve(engine));
    this.#hosted.set(id, hosting);
    await hosting;
    return id;
  }

  /** The table as it is hosted here; nothing, if another tab has it. */
  #host(table: string): Promise<HostedTable | null> {
    const known = this.#hosted.get(table);
    if (known) return known;
    const hosting = this.#begin(table, () => this.#restored(table)).then(
      (found) => {
        if (!found) this.#hosted.delete(table);
        return found;
      },
      (error: unknown) => {
        this.#hosted.delete(table);
        throw error;
      },
    );
    this.#hosted.set(table, hosting);
    return hosting;
  }

  async #begin(table: string, find: () => Promise<EngineTable>): Promise<HostedTable | null> {
    const free = await hold(table, { wait: false });
    if (!free) return null;
    try {
      const world = { ...this.world, keep: (writes: Write[]) => this.shelf.keep(writes) };
      const hosted: HostedTable = new HostedTable(await find(), world, () => {
        this.#hosted.delete(table);
        dismiss();
        free();
      });
      const dismiss = receive(table, (hear) => {
        const connection = hosted.connect(drawPerson(), null, hear);
        return { send: (text) => hosted.send(connection, text), part: () => hosted.part(connection) };
      });
      return hosted;
    } catch (error) {
      free();
      throw error;
    }
  }

  async #restored(table: string): Promise<EngineTable> {
    const { game, talk } = await this.shelf.lines(table);
    if (game.length === 0)
      throw new Refusal({ code: 'no-such-table', reason: 'there is no such table on this device' });
    return this.engine.restore(table, game, JSON.stringify(talk), chance(), this.world.now());
  }

  /** Looks at a table without hosting it. */
  async #peek(table: string, look: (table: EngineTable, person: string) => string): Promise<string> {
    const hosting = await this.#hosted.get(table);
    // Whoever only watches another tab's game sees what anybody may.
    const person = this.#roles.get(table) === 'guest' ? drawPerson() : await this.shelf.person();
    if (hosting) return look(hosting.engine, person);
    const copy = await this.#restored(table);
    try {
      return look(copy, person);
    } finally {
      copy.free();
    }
  }

  async #ofRecord(table: string, eyes: string, part?: (past: ReplayJson) => unknown): Promise<string> {
    const text = await this.shelf.record(table);
    if (text === null) throw new Refusal({ code: 'no-such-table', reason: 'there is no such record on this device' });
    const game = this.engine.readRecord(text);
    try {
      const past = JSON.parse(game.replay(eyes)) as ReplayJson;
      // It is found under the name that it has here.
      past.table = { ...past.table, table };
      return JSON.stringify(part ? part(past) : past);
    } finally {
      game.free();
    }
  }

  /** Reads a record before it is kept: what can't be read is refused with the reason. */
  async #bring({ text, name }: { text: string; name: string }): Promise<string> {
    this.engine.readRecord(text).free();
    const digest = sha256(new TextEncoder().encode(text));
    const table = RECORD + digest.slice(0, 24);
    await this.shelf.putRecord({ kind: 'record', table, changed: this.world.now(), name, text });
    return table;
  }
}

function chance(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(32));
}
