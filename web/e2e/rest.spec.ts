/** What moves by itself rests when nobody would miss it, and then costs nothing. */
import type { Page } from '@playwright/test';
import { Menu } from './pages/menu';
import { TablePage } from './pages/table';
import { byPress } from './pages/ways';
import { openGame } from './support/tables';
import { cover } from './support/tabs';
import { expect, test } from './support/test';
import { words } from './support/words';

declare global {
  interface Window {
    framesAsked: number;
  }
}

/** Runs in the page: counts the frames that are asked for. */
function countFrames(): void {
  const ask = window.requestAnimationFrame.bind(window);
  window.framesAsked = 0;
  window.requestAnimationFrame = (run) => {
    window.framesAsked += 1;
    return ask(run);
  };
}

/** Why everything rests, and how much moves. */
function motion(page: Page): Promise<{ rest: string | null; moving: number }> {
  return page.evaluate(() => ({
    rest: document.documentElement.dataset.rest ?? null,
    moving: document.getAnimations().filter(({ playState }) => playState === 'running').length,
  }));
}

/** A minute passes; another one, if something from the server was still on its way. */
async function leaveAlone(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(61_000);
    expect(await motion(page)).toEqual({ rest: 'idle', moving: 0 });
  }).toPass({ timeout: 30_000 });
}

const LIVELY = { reducedMotion: 'no-preference', viewport: { width: 1024, height: 700 } } as const;

test('after a minute without input or news nothing moves and no frame is asked for', async ({
  page: host,
  newcomer,
}) => {
  const id = await openGame(host, { preset: 'ru18-advanced', seats: 3 });
  const table = new TablePage(host);
  await table.open(id);
  await table.turn();

  const page = await newcomer(LIVELY);
  await page.clock.install();
  await page.addInitScript(countFrames);
  await page.goto(`/t/${id}`);
  await new TablePage(page).train.waitFor();
  await page.clock.runFor(5000);
  expect(await motion(page)).toMatchObject({ rest: null });
  expect((await motion(page)).moving).toBeGreaterThan(10);

  await leaveAlone(page);
  const frames = await page.evaluate(() => window.framesAsked);
  await page.clock.runFor(120_000);
  expect(await page.evaluate(() => window.framesAsked)).toBe(frames);

  // Somebody comes back.
  await page.mouse.move(300, 300);
  await expect.poll(() => motion(page)).toMatchObject({ rest: null });
  expect((await motion(page)).moving).toBeGreaterThan(10);

  // Something happens.
  await leaveAlone(page);
  await table.decide(byPress);
  await expect.poll(() => motion(page)).toMatchObject({ rest: null });

  // In a tab that is not seen it rests at once.
  await cover(page, true);
  expect(await motion(page)).toEqual({ rest: 'hidden', moving: 0 });
  await cover(page, false);
  expect(await motion(page)).toMatchObject({ rest: null });
});

test('a battery that runs low and slow frames stop the landscape, until somebody wants it to move', async ({
  newcomer,
}) => {
  const page = await newcomer(LIVELY);
  await page.clock.install();
  await page.addInitScript(() => {
    // So slowly frames come without a graphics card.
    window.requestAnimationFrame = (run) => window.setTimeout(() => run(performance.now()), 90);
    const battery = Object.assign(new EventTarget(), { charging: false, level: 0.1 });
    Object.assign(window, { battery });
    Object.assign(navigator, { getBattery: () => Promise.resolve(battery) });
  });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => motion(page)).toEqual({ rest: 'battery', moving: 0 });

  await page.evaluate(() => {
    const { battery } = window as unknown as { battery: EventTarget & { charging: boolean } };
    battery.charging = true;
    battery.dispatchEvent(new Event('chargingchange'));
  });
  expect(await motion(page)).toMatchObject({ rest: null });
  await page.clock.runFor(50_000);
  expect(await motion(page)).toEqual({ rest: 'slow', moving: 0 });

  const menu = new Menu(page);
  await menu.open();
  await expect(menu.sheet.getByText(words('rest-slow'))).toBeVisible();
  await menu.sheet.getByRole('radio', { name: words('motion-lively') }).check({ force: true });
  await expect(menu.sheet.getByText(words('rest-slow'))).toBeHidden();
  expect(await motion(page)).toMatchObject({ rest: null });
  expect((await motion(page)).moving).toBeGreaterThan(3);
});
