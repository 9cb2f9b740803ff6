/** `npm run screenshots`: the pictures of docs/screenshots, positions from the gallery and pages from a real server. */
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

export default defineConfig({
  ...base,
  testMatch: 'screenshots/*.shots.ts',
  use: { ...base.use, trace: 'off', screenshot: 'off' },
});
