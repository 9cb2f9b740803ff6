/** A PostgreSQL for one server, if FOLSOM_STORAGE=postgres asks for it. It ends with the tests, however they end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const BINARY = fileURLToPath(new URL('../../../target/debug/examples/postgres', import.meta.url));

export const wantsPostgres = process.env.FOLSOM_STORAGE === 'postgres';

export class Postgres {
  #process: ChildProcess | null = null;
  #url: Promise<string> | null = null;

  /** The address of its database; it is started for whoever asks first. */
  url(): Promise<string> {
    this.#url ??= new Promise<string>((resolve, reject) => {
      const child = spawn(BINARY, [], { stdio: ['pipe', 'pipe', 'inherit'] });
      this.#process = child;
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${BINARY} ended with ${code}`)));
      createInterface({ input: child.stdout }).once('line', resolve);
    });
    return this.#url;
  }

  async stop(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.stdin?.end();
    await gone;
  }
}
