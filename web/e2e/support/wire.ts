/** A wire between browser and server that can be cut. */
import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

export class Wire {
  readonly #ends = new Set<Socket>();
  #cut = false;
  readonly #server;

  private constructor(target: URL) {
    this.#server = createServer((near) => {
      if (this.#cut) {
        near.destroy();
        return;
      }
      const far = connect(Number(target.port), target.hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#ends.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#ends.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
  }

  static async to(url: string): Promise<Wire> {
    const wire = new Wire(new URL(url));
    await new Promise<void>((resolve) => wire.#server.listen(0, '127.0.0.1', resolve));
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Everything that was connected is cut off, and nothing new gets through. */
  cut(): void {
    this.#cut = true;
    for (const end of this.#ends) end.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
