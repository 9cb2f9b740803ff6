/** Hears what a page plays: Web Audio is replaced by something that only takes notes. */
import type { Page } from '@playwright/test';
import { TONES } from '../../src/sound/noises';

interface Heard {
  /** The pitch of each tone, and what was asked when it began. */
  tones: { pitch: number; asked: string }[];
  /** How loud everything is. */
  master: { gain: { value: number } } | null;
}

declare global {
  interface Window {
    heard: Heard;
  }
}

/** Runs in the page before everything else. */
function listenToTones(): void {
  const heard: Heard = { tones: [], master: null };
  const asked = () => document.querySelector('main [role="status"]')?.textContent ?? '';
  window.heard = heard;
  const param = () => ({
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  });
  const destination = {};
  const node = (more: object = {}) => {
    const made = {
      gain: param(),
      connect(to: object) {
        if (to === destination) heard.master = made;
        return to;
      },
      start() {},
      stop() {},
      ...more,
    };
    return made;
  };
  class Quiet {
    state = 'running';
    currentTime = 0;
    sampleRate = 100;
    destination = destination;
    createGain = () => node();
    createBiquadFilter = () => node({ frequency: param() });
    createBufferSource = () => node();
    createBuffer = () => ({ getChannelData: () => [] });
    createOscillator = () =>
      node({
        frequency: { ...param(), setValueAtTime: (pitch: number) => heard.tones.push({ pitch, asked: asked() }) },
      });
  }
  Object.assign(window, { AudioContext: Quiet });
  // As if somebody had touched the page: before that no browser plays anything, and a turn may come first.
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true, isActive: true } });
}

const [STROKE] = TONES.bell;
const STROKES = TONES.bell.filter(({ from }) => from === STROKE?.from).length;

export class Ears {
  constructor(private readonly page: Page) {}

  /** To be called before the page is opened. */
  async open(): Promise<void> {
    await this.page.addInitScript(listenToTones);
  }

  /** The bells that have rung since the page was loaded: what could be read as a question when they did. */
  async bells(): Promise<string[]> {
    const tones = await this.page.evaluate(() => window.heard.tones);
    const strokes = tones.filter(({ pitch }) => pitch === STROKE?.from);
    return strokes.filter((_, index) => index % STROKES === 0).map(({ asked }) => asked);
  }

  /** How loud everything is, from 0 to 1. */
  loudness(): Promise<number | null> {
    return this.page.evaluate(() => window.heard.master?.gain.value ?? null);
  }
}
