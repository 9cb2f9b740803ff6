/** How the browser tests are run: the real server, a Chromium that is there, nothing that moves by itself; see also `speed`. */
import { defineConfig } from '@playwright/test';
import { theBrowser } from '../tools/browser.mjs';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine may be too busy once. Tests for leaks have no second try: what was seen once was seen.
  retries: 1,
  reporter: [['list']],
  // A whole game takes ten seconds or so; these bounds are for machines that do something else besides.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    colorScheme: 'light',
    // What a page asks for is seen by the test; only tests of the kept client have it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    // Without pictures of the page at every step, which take longer than the game.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: theBrowser(),
      // Some machines have little shared memory, and everything runs as root.
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
  },
});
