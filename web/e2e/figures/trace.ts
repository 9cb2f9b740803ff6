/** Chromium's own record of what its threads do, and what of it concerns us. */
import type { Browser } from '@playwright/test';

/** An event as `chrome://tracing` knows it; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** What a frame cost, in milliseconds. */
export interface Frame {
  /** When it began, in milliseconds since the first. */
  at: number;
  script: number;
  style: number;
  layout: number;
  paint: number;
  /** The four together: what our code and our styles make the main thread do. */
  ours: number;
  /** Painting into bitmaps, on other threads: what the renderer costs here, without a graphics card. */
  raster: number;
}

type Kind = 'script' | 'style' | 'layout' | 'paint';

const KINDS: Record<string, Kind> = {
  EvaluateScript: 'script',
  FunctionCall: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  EventDispatch: 'script',
  RunMicrotasks: 'script',
  MajorGC: 'script',
  MinorGC: 'script',
  'v8.compile': 'script',
  UpdateLayoutTree: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
  'v8',
  'blink.user_timing',
];

/** Records what happens during `run`. */
export async function record(browser: Browser, run: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { recordMode: 'recordContinuously', includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await run();
  const complete = new Promise<{ stream?: string }>((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  const { stream } = await complete;
  if (!stream) throw new Error('there is no trace');
  let text = '';
  for (;;) {
    const { data, eof, base64Encoded } = await session.send('IO.read', { handle: stream, size: 1 << 20 });
    text += base64Encoded ? Buffer.from(data, 'base64').toString() : data;
    if (eof) break;
  }
  await session.detach();
  return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents;
}

/**
 * The frames for which the main thread of the busiest page did something. What only slides or turns is moved by the
 * compositor and needs none.
 */
export function framesOf(events: readonly TraceEvent[]): Frame[] {
  const main = mainThread(events);
  const begins = events
    .filter(({ name, pid, tid }) => name === 'BeginMainThreadFrame' && pid === main.pid && tid === main.tid)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
  const nothing = { script: 0, style: 0, layout: 0, paint: 0, ours: 0, raster: 0 };
  const frames = begins.map((begin): Frame & { begin: number } => ({
    begin,
    at: Math.round((begin - (begins[0] ?? begin)) / 1000),
    ...nothing,
  }));
  const frameAt = (ts: number) => {
    let low = 0;
    let high = frames.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((frames[middle]?.begin ?? Infinity) <= ts) low = middle + 1;
      else high = middle;
    }
    return frames[low - 1];
  };
  for (const { kind, ts, own } of ownTimes(events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid))) {
    const frame = frameAt(ts);
    if (!frame) continue;
    frame[kind] += own / 1000;
    frame.ours += own / 1000;
  }
  for (const { name, pid, ts, dur = 0, tdur } of events) {
    const frame = name === 'RasterTask' && pid === main.pid ? frameAt(ts) : undefined;
    if (frame) frame.raster += (tdur ?? dur) / 1000;
  }
  return frames;
}

/** How long it took from each picture on the screen to the next, in milliseconds. */
export function drawnEvery(events: readonly TraceEvent[]): number[] {
  const { pid } = mainThread(events);
  const drawn = events.filter((event) => event.name === 'DrawFrame' && event.pid === pid).map(({ ts }) => ts);
  drawn.sort((one, other) => one - other);
  return drawn.slice(1).map((ts, index) => (ts - (drawn[index] ?? ts)) / 1000);
}

function mainThread(events: readonly TraceEvent[]): { pid: number; tid: number } {
  const counts = new Map<string, { pid: number; tid: number; count: number }>();
  for (const { name, pid, tid } of events) {
    if (name !== 'BeginMainThreadFrame') continue;
    const entry = counts.get(`${pid} ${tid}`) ?? { pid, tid, count: 0 };
    counts.set(`${pid} ${tid}`, { ...entry, count: entry.count + 1 });
  }
  const [busiest] = [...counts.values()].sort((one, other) => other.count - one.count);
  if (!busiest) throw new Error('no frame was made');
  return busiest;
}

/** How long each event took without those within it; time of the thread if it is known, for others run here, too. */
function ownTimes(events: readonly TraceEvent[]): { kind: Kind; ts: number; own: number }[] {
  const found: { kind: Kind; ts: number; own: number; end: number }[] = [];
  const open: (typeof found)[number][] = [];
  const complete = events
    .filter(({ ph, name }) => ph === 'X' && name in KINDS)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  for (const { name, ts, dur = 0, tdur } of complete) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const time = tdur ?? dur;
    const around = open.at(-1);
    if (around) around.own -= time;
    const entry = { kind: KINDS[name] ?? 'script', ts, own: time, end: ts + dur };
    found.push(entry);
    open.push(entry);
  }
  return found;
}
