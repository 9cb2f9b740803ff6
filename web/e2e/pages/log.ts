/** The log of a table: whether it is at its end, looked at again and again in the page itself. */
import type { Locator, Page } from '@playwright/test';
import { words } from '../support/words';

interface Samples {
  count: number;
  /** How far it was from its end, and its last line. */
  missed: string[];
  /** Nothing is noted meanwhile. */
  idle: boolean;
}

declare global {
  interface Window {
    logSamples: Samples;
  }
}

/** Runs in the page before everything else: looks after every frame, and whenever a line has been written. */
function sample(): void {
  const samples: Samples = { count: 0, missed: [], idle: false };
  window.logSamples = samples;
  const look = (when: string) => {
    if (samples.idle) return;
    for (const log of document.querySelectorAll('[role="log"]')) {
      samples.count += 1;
      const left = log.scrollHeight - log.scrollTop - log.clientHeight;
      if (left > 2)
        samples.missed.push(
          `${when}: ${left} px below ${log.clientHeight}: ${log.querySelector('li:last-child')?.textContent}`,
        );
    }
  };
  const frame = () => {
    setTimeout(() => look('after a frame'));
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver((records) => {
      if (records.some(({ target }) => target instanceof Element && target.closest('[role="log"]')))
        look('after a line');
    }).observe(document.body, { subtree: true, childList: true }),
  );
}

export class LogPage {
  readonly log: Locator;
  readonly newest: Locator;
  readonly larger: Locator;
  readonly smaller: Locator;

  constructor(private readonly page: Page) {
    this.log = page.getByRole('log', { name: words('log'), exact: true });
    this.newest = page.getByRole('button', { name: words('log-newest') });
    this.larger = page.getByRole('button', { name: words('log-larger') });
    this.smaller = page.getByRole('button', { name: words('log-smaller') });
  }

  /** To be called before the page is opened. */
  async watch(): Promise<void> {
    await this.page.addInitScript(sample);
  }

  samples(): Promise<Samples> {
    return this.page.evaluate(() => window.logSamples);
  }

  /** While somebody reads further up nothing is noted. */
  async idle(idle: boolean): Promise<void> {
    await this.page.evaluate((idle) => (window.logSamples.idle = idle), idle);
  }

  /** The text of the first line in sight. */
  firstInSight(): Promise<string | null> {
    return this.log.evaluate((log) => {
      const { top } = log.getBoundingClientRect();
      const lines = [...log.querySelectorAll('li')];
      return lines.find((line) => line.getBoundingClientRect().bottom > top + 4)?.textContent ?? null;
    });
  }
}
