/** A push service on this machine: it takes what the server sends to a browser, and reads it as the browser would (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushJson } from '../../src/protocol/types';

export class Mailbox {
  readonly #keys = createECDH('prime256v1');
  readonly #secret = randomBytes(16);
  readonly #server: Server;
  readonly letters: PushJson[] = [];

  constructor() {
    this.#keys.generateKeys();
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.letters.push(this.#read(Buffer.concat(parts)));
        response.writeHead(201).end();
      });
    });
  }

  /** Begins to take letters. The subscription that a browser would hand over. */
  async open(): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } }> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return {
      endpoint: `http://127.0.0.1:${port}/letters`,
      keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#secret.toString('base64url') },
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #read(body: Buffer): PushJson {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const sender = body.subarray(21, keyEnd);
    const shared = this.#keys.computeSecret(sender);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const key = Buffer.from(hkdfSync('sha256', shared, this.#secret, about, 32));
    const derived = (info: string, length: number) =>
      Buffer.from(hkdfSync('sha256', key, salt, Buffer.from(info), length));
    const cipher = createDecipheriv(
      'aes-128-gcm',
      derived('Content-Encoding: aes128gcm\0', 16),
      derived('Content-Encoding: nonce\0', 12),
    );
    const sealed = body.subarray(keyEnd);
    cipher.setAuthTag(sealed.subarray(-16));
    const opened = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    // A two stands at the end of what was said; zeros may follow.
    return JSON.parse(opened.subarray(0, opened.lastIndexOf(2)).toString()) as PushJson;
  }
}
