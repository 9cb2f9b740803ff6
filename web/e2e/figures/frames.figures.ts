/** What a frame costs while Stealin' is played, beside a page on which next to nothing moves. */
import type { Page } from '@playwright/test';
import { ReplayPage } from '../pages/replay';
import { botGame } from '../support/tables';
import { expect, test } from '../support/test';
import { PHONE } from './profiles';
import { report, spread } from './report';
import { type Frame, type TraceEvent, drawnEvery, framesOf, record } from './trace';

/** So long is watched, in milliseconds. */
const WATCHED = 10_000;
/** More of our own work than this in one frame would be felt, in milliseconds. */
const FELT = 50;

/** How long the answer to a press takes, in milliseconds. */
const PRESSED = 300;

const SCREENS = {
  'wide screen': { options: { viewport: { width: 1440, height: 900 } }, cpu: 1 },
  'phone, processor four times slower': { options: PHONE, cpu: 4 },
};

function tell(screen: string, what: string, events: TraceEvent[]): Frame[] {
  const frames = framesOf(events);
  const row = (part: string, figures: readonly number[]) => {
    const [p50, p95, max] = Object.values(spread(figures)).map((figure) => Math.round(figure * 10) / 10);
    report('frames', { screen, what, ms: part, p50: p50 ?? 0, p95: p95 ?? 0, max: max ?? 0, frames: figures.length });
  };
  for (const part of ['script', 'style', 'layout', 'paint', 'ours', 'raster'] as const)
    row(
      part,
      frames.map((frame) => frame[part]),
    );
  row('until the next picture', drawnEvery(events));
  return frames;
}

/** The same page, on which only a small box moves: what frames cost here in any case. */
async function onlyABox(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.motion = 'still';
    const box = document.createElement('div');
    box.style.cssText = 'position:fixed;z-index:99;top:0;width:20px;height:20px;background:#fff;will-change:transform';
    document.body.append(box);
    const move = (now: number) => {
      box.style.transform = `translateX(${(now / 5) % 300}px)`;
      requestAnimationFrame(move);
    };
    requestAnimationFrame(move);
  });
}

for (const [screen, { options, cpu }] of Object.entries(SCREENS)) {
  test(`frames on a ${screen}`, async ({ browser, page: host, newcomer }) => {
    const game = await botGame(host, { preset: 'ru18-advanced', seats: 5 });
    const page = await newcomer(options);
    // The landscape goes by, however slowly it is drawn.
    await page.addInitScript(() => localStorage.setItem('folsom.motion', 'lively'));
    const replay = new ReplayPage(page);
    await replay.open(game);
    // The plans of the second round are carried out.
    await page.keyboard.press('Home');
    for (const key of ['PageDown', 'PageDown', '.']) await page.keyboard.press(key);
    while (!(await replay.course.getAttribute('aria-valuetext'))?.includes("Stealin'")) await page.keyboard.press('.');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });

    const events = await record(browser, async () => {
      await page.keyboard.press('Space');
      await page.waitForTimeout(WATCHED);
      await page.keyboard.press('Space');
    });
    const played = tell(screen, "Stealin'", events);

    const still = await newcomer(options);
    await new ReplayPage(still).open(game);
    await page.close();
    const other = await still.context().newCDPSession(still);
    await other.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await onlyABox(still);
    // What the box itself brings about is over.
    await still.waitForTimeout(1000);
    const boxed = tell(screen, 'a box', await record(browser, () => still.waitForTimeout(WATCHED / 2)));

    // Without the renderer's own share, which the box shows.
    // The press itself builds what moves from then on: that is no frame of a movement.
    const moving = played.filter(({ at }) => at > PRESSED).map(({ ours }) => ours);
    const beyond = Math.max(...moving) - spread(boxed.map(({ ours }) => ours)).p50;
    expect(beyond, `no frame has more than ${FELT} ms of our work`).toBeLessThan(FELT * (cpu > 1 ? 4 : 1));
  });
}
