/** How long it takes until a page can be used, and how much is transferred for it. */
import type { CDPSession, Page } from '@playwright/test';
import { openGame } from '../support/tables';
import { TablePage } from '../pages/table';
import { expect, named, test, visits } from './builds';
import { PHONE, PROFILES, slowDown } from './profiles';
import { report, spread } from './report';

/** So long nothing may keep the page from answering, in milliseconds. */
const QUIET = 2000;

interface Loading {
  first: number;
  largest: number;
  interactive: number;
  kilobytes: number;
  requests: number;
  plain: string[];
}

/** Notes long tasks and paints. Runs in the page before everything else. */
function observe(): void {
  const notes = { tasks: [] as { start: number; end: number }[], first: 0, largest: 0 };
  Object.assign(window, { notes });
  const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('longtask', ({ startTime, duration }) => notes.tasks.push({ start: startTime, end: startTime + duration }));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') notes.first = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => (notes.largest = startTime));
}
type Notes = { tasks: { start: number; end: number }[]; first: number; largest: number };

function transfers(session: CDPSession) {
  const sum = { bytes: 0, requests: 0, plain: [] as string[] };
  const plain = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const encoded = Object.keys(response.headers).some((name) => name.toLowerCase() === 'content-encoding');
    if (!encoded && /javascript|css|html|json|svg/.test(response.mimeType)) plain.set(requestId, response.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sum.bytes += encodedDataLength;
    sum.requests += 1;
    // What fits into one packet need not be compressed.
    const address = plain.get(requestId);
    if (address && encodedDataLength > 1400) sum.plain.push(address);
  });
  return sum;
}

/** Interactive: the end of the last long task before a quiet while, after something was painted and all had come. */
async function load(page: Page, session: CDPSession, go: () => Promise<void>): Promise<Loading> {
  const sum = transfers(session);
  await go();
  await page.waitForLoadState('networkidle');
  const notes = await page.evaluate(async (quiet) => {
    const { notes } = window as unknown as { notes: Notes };
    for (;;) {
      const since = Math.max(notes.first, notes.tasks.at(-1)?.end ?? 0);
      if (performance.now() - since > quiet) return notes;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }, QUIET);
  const interactive = Math.max(notes.first, notes.tasks.at(-1)?.end ?? 0);
  return { ...notes, interactive, kilobytes: sum.bytes / 1000, requests: sum.requests, plain: sum.plain };
}

const TIMES = visits(3, 7);

for (const [name, profile] of Object.entries(PROFILES)) {
  for (const what of ['start page', 'table'] as const) {
    test(`${what}, ${name}`, async ({ builds, newcomer }) => {
      test.setTimeout(TIMES * 60_000);
      const visited = builds.map(({ build, server: { url: baseURL } }) => ({
        build,
        baseURL,
        path: '/',
        runs: [] as Loading[],
      }));
      if (what === 'table')
        for (const each of visited) {
          const host = await newcomer({ baseURL: each.baseURL });
          each.path = `/t/${await openGame(host, { preset: 'ru18-advanced', seats: 5 })}`;
        }
      for (let time = 0; time < TIMES; time++)
        for (const { baseURL, path, runs } of visited) {
          const page = await newcomer({ ...PHONE, baseURL });
          await page.addInitScript(observe);
          const session = await slowDown(page, profile);
          const there = what === 'table' ? new TablePage(page).train : page.getByRole('heading', { level: 1 });
          runs.push(
            await load(page, session, async () => {
              await page.goto(path);
              await there.waitFor();
            }),
          );
          await page.close();
        }
      for (const { build, runs } of visited) {
        const middle = (of: (run: Loading) => number) => Math.round(spread(runs.map(of)).p50);
        report('loading', {
          page: what,
          profile: name,
          ...named({ build }),
          'first paint ms': middle(({ first }) => first),
          'largest paint ms': middle(({ largest }) => largest),
          'interactive ms': middle(({ interactive }) => interactive),
          kB: middle(({ kilobytes }) => kilobytes),
          requests: middle(({ requests }) => requests),
        });
        if (build === 'before') continue;
        expect(
          runs.flatMap(({ plain }) => plain),
          'everything that can be compressed is',
        ).toEqual([]);
        expect(middle(({ kilobytes }) => kilobytes)).toBeLessThan(300);
      }
    });
  }
}
