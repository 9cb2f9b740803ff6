/** `npm run figures`: how fast pages are there and how much work a frame is, by Chromium's own tracing. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import type { OfATest } from './support/test';

export default defineConfig<OfATest>({
  ...base,
  testMatch: 'figures/*.figures.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 300_000,
  use: {
    ...base.use,
    trace: 'off',
    screenshot: 'off',
    contextOptions: { reducedMotion: 'no-preference' },
    speed: '1',
  },
});
