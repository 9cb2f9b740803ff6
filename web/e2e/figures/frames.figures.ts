/** What a frame costs while Stealin' is played, beside a page on which next to nothing moves. */
import type { Page } from '@playwright/test';
import { ReplayPage } from '../pages/replay';
import { expect, named, test, visits } from './builds';
import { words } from '../support/words';
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

interface Watched {
  frames: Frame[];
  drawn: number[];
  /** For how long, in milliseconds. */
  watched: number;
}

const seenIn = (events: TraceEvent[], watched: number): Watched => ({
  frames: framesOf(events),
  drawn: drawnEvery(events),
  watched,
});

const sum = (frames: readonly Frame[]): number => frames.reduce((total, { ours }) => total + ours, 0);

/** Of several visits: the middle and the large ones of all their frames, and of the largest the one in the middle. */
function tell(about: Record<string, string>, seen: readonly Watched[]): void {
  const row = (part: string, visits: readonly number[][]) => {
    const { p50, p95 } = spread(visits.flat());
    const max = spread(visits.map((figures) => spread(figures).max)).p50;
    const [middle, large, largest] = [p50, p95, max].map((figure) => Math.round(figure * 10) / 10);
    report('frames', {
      ...about,
      ms: part,
      p50: middle ?? 0,
      p95: large ?? 0,
      max: largest ?? 0,
      frames: visits.flat().length,
    });
  };
  for (const part of ['script', 'style', 'layout', 'paint', 'ours', 'raster'] as const)
    row(
      part,
      seen.map(({ frames }) => frames.map((frame) => frame[part])),
    );
  // Of frames some builds make more than others: what all of them cost together, with the visits in the place of frames.
  row('ours, in a second', [seen.map(({ frames, watched }) => (sum(frames) / watched) * 1000)]);
  row(
    'until the next picture',
    seen.map(({ drawn }) => drawn),
  );
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

/** Where the plans of the second round are carried out: an address that every build understands, whatever keys it has. */
async function secondPlans(page: Page, game: string): Promise<string> {
  const replay = new ReplayPage(page);
  await replay.open(game);
  await page.keyboard.press('Home');
  await page.keyboard.press('PageDown');
  while (!(await replay.course.getAttribute('aria-valuetext'))?.includes(words('phase-stealin'))) {
    if ((await replay.at()) === (await replay.last())) throw new Error('no plans are carried out in this game');
    await page.keyboard.press('.');
  }
  await expect(page).toHaveURL(/#\d/);
  const { hash } = new URL(page.url());
  await page.close();
  return hash;
}

const TIMES = visits(1, 5);

for (const [screen, { options, cpu }] of Object.entries(SCREENS)) {
  test(`frames on a ${screen}`, async ({ browser, builds, sameGame, newcomer }) => {
    test.setTimeout(TIMES * builds.length * 120_000);
    const game = await sameGame();
    const moment = await secondPlans(await newcomer(), game);

    const play = async (baseURL: string): Promise<Watched> => {
      const page = await newcomer({ ...options, baseURL });
      // The landscape goes by, however slowly it is drawn.
      await page.addInitScript(() => localStorage.setItem('folsom.motion', 'lively'));
      await new ReplayPage(page).open(game, moment);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      const events = await record(browser, async () => {
        await page.keyboard.press('Space');
        await page.waitForTimeout(WATCHED);
        await page.keyboard.press('Space');
      });
      await page.close();
      return seenIn(events, WATCHED);
    };

    const still = async (baseURL: string): Promise<Watched> => {
      const page = await newcomer({ ...options, baseURL });
      await new ReplayPage(page).open(game);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      await onlyABox(page);
      // What the box itself brings about is over.
      await page.waitForTimeout(1000);
      const events = await record(browser, () => page.waitForTimeout(WATCHED / 2));
      await page.close();
      return seenIn(events, WATCHED / 2);
    };

    const visited = builds.map((build) => ({ build, played: [] as Watched[] }));
    for (let time = 0; time < TIMES; time++)
      for (const { build, played } of visited) played.push(await play(build.server.url));
    for (const { build, played } of visited) tell({ screen, what: "Stealin'", ...named(build) }, played);
    const [ours] = visited;
    if (!ours) throw new Error('there is no build');
    const boxed = await still(ours.build.server.url);
    tell({ screen, what: 'a box', ...named(ours.build) }, [boxed]);

    // Without the renderer's own share, which the box shows.
    // The press itself builds what moves from then on: that is no frame of a movement.
    const moving = ours.played.flatMap(({ frames }) =>
      frames.filter(({ at }) => at > PRESSED).map((frame) => frame.ours),
    );
    const beyond = Math.max(...moving) - spread(boxed.frames.map((frame) => frame.ours)).p50;
    expect(beyond, `no frame has more than ${FELT} ms of our work`).toBeLessThan(FELT * (cpu > 1 ? 4 : 1));
  });
}
