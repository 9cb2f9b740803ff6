/** The real server, as a process of its own with a database of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Postgres, wantsPostgres } from './postgres';

export const BINARY = process.env.FOLSOM_BIN ?? fileURLToPath(new URL('../../../target/debug/folsom', import.meta.url));

/** Limits that protect a server from strangers; here all of them live at one address. */
const LENIENT = [
  ['--new-tables-per-minute', '100000'],
  ['--requests-per-second', '100000'],
  ['--connections-per-address', '100000'],
  ['--tables-per-address', '100000'],
  ['--lines-per-address', '100000'],
] as const;

/** Older servers, with which this one is compared, have not all of them. */
function lenient(binary: string): string[] {
  if (binary === BINARY) return LENIENT.flat();
  const help = execFileSync(binary, ['serve', '--help'], { encoding: 'utf8' });
  return LENIENT.filter(([limit]) => help.includes(limit)).flat();
}

export class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'folsom-e2e-'));
  readonly #postgres = new Postgres();
  #process: ChildProcess | null = null;
  #address = '127.0.0.1:0';

  constructor(
    private readonly binary = BINARY,
    /** What else it is started with. */
    private readonly options: readonly string[] = [],
  ) {}

  /** The file with its tables, unless they are in PostgreSQL. */
  get #file(): string {
    return join(this.#folder, 'tables.db');
  }

  /** Which of these words stand anywhere in the file, as whoever gets hold of it would look for them. It ends for that, and starts again. */
  async finds(words: readonly string[]): Promise<string[]> {
    await this.kill('SIGTERM');
    const kept = readFileSync(this.#file);
    await this.start();
    return words.filter((word) => kept.includes(word));
  }

  /** Begins with the tables of another one, which has stopped. */
  inherit(other: Server): void {
    copyFileSync(other.#file, this.#file);
  }

  /** Where browsers find it; the same after a restart. */
  get url(): string {
    return `http://${this.#address}`;
  }

  async start(): Promise<void> {
    const database = wantsPostgres ? await this.#postgres.url() : this.#file;
    const args = ['serve', '--listen', this.#address, '--database', database, '--log', 'warn', ...lenient(this.binary)];
    const child = spawn(this.binary, [...args, ...this.options], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    this.#address = await new Promise<string>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${this.binary} ended with ${code}`)));
      createInterface({ input: child.stdout }).once('line', (line) => resolve(line.replace(/^.*http:\/\//, '')));
    });
  }

  /** Lets it stand still, as a machine that swaps or is suspended does: whoever connects is heard by nobody. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Ends it without a warning, as a power cut would. */
  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
    this.#process = null;
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.#postgres.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
