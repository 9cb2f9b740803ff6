/** Positions of the gallery. */
import { settled, test } from '../support/gallery';
import { expect } from '../support/test';
import { ON_ITS_SIDE, PHONE, SMALL_LAPTOP, TABLET, VERY_WIDE, WIDE, picture } from './camera';

const NOON = new Date('2026-01-01T12:00:00Z');

const STILLS = [
  { name: 'schemin', show: 'schemin-5' },
  { name: 'decision', show: 'fire-5' },
  { name: 'tunnel', show: 'tunnel-5' },
  { name: 'end', show: 'end-base-5' },
  { name: 'two-trains', show: 'couriers-6-round-3' },
  { name: 'nine-seats', show: 'couriers-9-round-4' },
  { name: 'schemin-dark', show: 'schemin-5', theme: 'dark' },
  { name: 'night', show: 'night-6', theme: 'dark' },
  { name: 'end-dark', show: 'end-couriers-6', theme: 'dark' },
  { name: 'schemin-phone', show: 'schemin-5', screen: PHONE },
  { name: 'decision-phone', show: 'fire-5', screen: PHONE },
  { name: 'tunnel-phone', show: 'tunnel-5', screen: PHONE },
  { name: 'two-trains-phone', show: 'couriers-6-round-3', screen: PHONE },
  { name: 'end-phone', show: 'end-base-5', screen: PHONE },
  { name: 'night-phone', show: 'night-6', screen: PHONE, theme: 'dark' },
  { name: 'schemin-landscape', show: 'schemin-5', screen: ON_ITS_SIDE },
  { name: 'decision-landscape', show: 'fire-5', screen: ON_ITS_SIDE },
  { name: 'schemin-tablet', show: 'schemin-5', screen: TABLET },
  { name: 'two-trains-tablet', show: 'couriers-6-round-3', screen: TABLET },
  { name: 'schemin-laptop', show: 'schemin-5', screen: SMALL_LAPTOP },
  { name: 'schemin-wide', show: 'schemin-5', screen: VERY_WIDE },
];

for (const { name, show, theme = 'light', screen = WIDE } of STILLS) {
  test(name, async ({ page, gallery }) => {
    await page.setViewportSize(screen);
    await page.goto(`${gallery}gallery?show=${show}&theme=${theme}&lang=en&still`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await settled(page);
    await picture(page, name);
  });
}

for (const [name, screen] of [
  ['stealin', WIDE],
  ['stealin-phone', PHONE],
] as const) {
  test(`a bullet in the air: ${name}`, async ({ page, gallery }) => {
    await page.setViewportSize(screen);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // The clock of the page goes on only when it is told to.
    await page.clock.install({ time: NOON });
    await page.goto(`${gallery}gallery?play=advanced4&from=40&lang=en`);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.clock.pauseAt(NOON.getTime() + 60_000);
    const shot = page.locator('.shot');
    for (let step = 0; step < 2000 && (await shot.count()) === 0; step++) await page.clock.runFor(100);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        const { endTime = 0, delay = 0 } = animation.effect?.getComputedTiming() ?? {};
        if (Number.isFinite(Number(endTime))) {
          animation.pause();
          animation.currentTime = delay + (Number(endTime) - delay) * 0.45;
        }
      }
    });
    await picture(page, name);
  });
}
