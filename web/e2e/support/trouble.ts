/** Whatever a page complains about: errors, failed requests, what its policy forbids. At the end there shall be nothing. */
import { type BrowserContext, expect } from '@playwright/test';

/** Tests that are not about the kept client do without it. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

export class Trouble {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(context: BrowserContext): void {
    context.on('weberror', (error) => this.#note(`uncaught: ${error.error().stack ?? error.error()}`));
    context.on('console', (message) => {
      // A violation of the content security policy is an error of the console, too.
      if (message.text() === BLOCKED) return;
      if (message.type() === 'error' || message.type() === 'warning')
        this.#note(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.#note(`${response.status()}: ${response.url()}`);
    });
    context.on('requestfailed', (request) => {
      // A page that is left gives up what it had asked for.
      const reason = request.failure()?.errorText ?? '';
      if (reason !== 'net::ERR_ABORTED') this.#note(`${reason}: ${request.url()}`);
    });
  }

  /** From now on this is no surprise: the line is about to be cut, say. */
  expect(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  check(): void {
    expect(this.#found, 'what the pages complained about').toEqual([]);
  }

  #note(text: string): void {
    if (!this.#expected.some((pattern) => pattern.test(text))) this.#found.push(text);
  }
}
