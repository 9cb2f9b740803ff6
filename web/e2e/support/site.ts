/** The client as a folder of files (`make site`), below some path of a plain file server that can be switched off. */
import { readFile } from 'node:fs/promises';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const FOLDER = process.env.FOLSOM_SITE ?? fileURLToPath(new URL('../../site', import.meta.url));
const PATH = '/games/folsom/';
/** It has never heard of WebAssembly, as many have not. */
const KINDS: Partial<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/json',
};

export class Site {
  #server: Server | null = null;
  #port = 0;
  /** As if another version had been put there. */
  newer = false;

  constructor(private readonly folder = FOLDER) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}${PATH}`;
  }

  /** The address of a page of it. */
  page(path: string): string {
    return `${this.url}#${path}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      void this.#file(request.url ?? '').then(
        ([bytes, kind]) => response.writeHead(200, { 'content-type': kind }).end(bytes),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  /** From now on nobody answers: not to the page, not to its workers. */
  async switchOff(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  async #file(address: string): Promise<[Buffer, string]> {
    const path = decodeURIComponent(address.replace(/[?#].*$/, ''));
    if (!path.startsWith(PATH)) throw new Error('elsewhere');
    const name = normalize(path.slice(PATH.length)) || '.';
    const file = join(this.folder, name === '.' ? 'index.html' : name);
    const bytes = await readFile(file);
    const kind = KINDS[extname(file)] ?? 'application/octet-stream';
    if (name !== 'sw.js' || !this.newer) return [bytes, kind];
    return [Buffer.from(bytes.toString().replace(/BUILD = '\w+-/, "BUILD = 'ffffffffffffffff-")), kind];
  }
}

/** Waits until the browser has all that it needs to do without the network. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
}
