/**
 * The table at every size: a decision of every kind can be made without scrolling, and in no language anything is cut,
 * covered or printed over something else, with the longest names there can be.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../src/words/languages';
import { test } from './support/gallery';
import { BARE, type Wanted, look } from './support/measure';
import { BETWEEN, SIZES, ZOOMED } from './support/sizes';
import { expect } from './support/test';

const folder = fileURLToPath(new URL('../src/gallery/asks', import.meta.url));
const ASKS = readdirSync(folder).map((file) => `ask-${file.replace('.json', '')}`);
/** Besides the hardest questions: hands of ten, two bandits each, cards face down, whoever waits, before the start. */
const OTHERS = ['hand-10', 'tunnel-5', 'follow-2', 'keep-5', 'stealin-6', 'couriers-9-round-4', 'choose-5', 'fire-5'];

const WANTED: Wanted = {
  needed: '.decision :is(button, label, .prompt, h2):not(.about), .thumb :is(button, label), .desk h2',
  unscrolled: '.choices, .card-choices, .keep, .hand, .prompt, .thumb',
  names: ['Wilhelmina von Hohenstein', 'Ґжегож Бженчишчикевич-Щук', 'WWWWWWWWWWWWWWWWWWWWWWWW'],
  overlapped: '.hand, .scroller.strip',
  pushed: '.scroller.strip',
  marks: '.badge, .yours, .edges',
};

/** What has no room at a size between has none in one of these: their words are the longest of their script. */
const LONGEST = ['en', 'ru'] as const;
const LOOKED_AT = [
  ...[...SIZES, ZOOMED].map((size) => ({ ...size, languages: LANGUAGES })),
  ...BETWEEN.map((size) => ({ ...size, languages: LONGEST })),
];

for (const { name, width, height, scale = 1, languages } of LOOKED_AT) {
  test(`${name}, ${width} × ${height}`, async ({ newcomer, gallery }) => {
    test.slow();
    const page = await newcomer({ viewport: { width, height }, deviceScaleFactor: scale, reducedMotion: 'reduce' });
    await page.goto(`${gallery}gallery?show=${ASKS[0]}&people=long&still`);
    await expect(page.getByRole('main')).toBeVisible();
    await page.addStyleTag({ content: BARE });
    await page.evaluate(`globalThis.look = ${look.toString()}`);
    const faults: Record<string, string[]> = {};
    for (const language of languages) {
      for (const position of [...ASKS, ...OTHERS]) {
        const found = await page.evaluate(
          async ([position, language, wanted]) => {
            await exhibit(position, language);
            const first = look(wanted);
            if (first.length === 0) return first;
            // What has not found its place yet gets the time for it, as eyes would give it.
            for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
            return look(wanted);
          },
          [position, language, WANTED] as const,
        );
        if (found.length > 0) faults[`${position} ${language}`] = found;
      }
    }
    expect(faults).toEqual({});
  });
}
