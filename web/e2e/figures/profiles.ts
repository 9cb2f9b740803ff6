/** A phone as most people have one: a slower processor and a line through the air. */
import type { CDPSession, Page } from '@playwright/test';

export interface Profile {
  /** How many times slower than this machine. */
  cpu: number;
  /** What DevTools emulate under the same name: milliseconds, and bits a second. */
  network: { name: string; latency: number; down: number; up: number };
}

const FAST_4G = { name: 'Fast 4G', latency: 165, down: 8_100_000, up: 1_350_000 };
const SLOW_4G = { name: 'Slow 4G', latency: 562.5, down: 1_440_000, up: 675_000 };

export const PROFILES: Record<string, Profile> = {
  'phone, Fast 4G': { cpu: 4, network: FAST_4G },
  'phone, Slow 4G': { cpu: 4, network: SLOW_4G },
};

export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};

export async function slowDown(page: Page, { cpu, network }: Profile): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.down / 8,
    uploadThroughput: network.up / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return session;
}
