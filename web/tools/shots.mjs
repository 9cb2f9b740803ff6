// Photographs the gallery: node tools/shots.mjs [name …] [--phone|--desk|--size=1024x768,740x360] [--dark|--both] [--lang=ru]
// It starts its own development server and one browser, and closes both.
import { mkdirSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { theBrowser } from './browser.mjs';

const args = process.argv.slice(2);
const flags = new Set(args.filter((arg) => arg.startsWith('--')));
const wanted = args.filter((arg) => !arg.startsWith('--'));
const all = ['fixtures', 'asks', 'endings'].flatMap((kind) =>
  readdirSync(new URL(`../src/gallery/${kind}/`, import.meta.url)).map(
    (file) => (kind === 'asks' ? 'ask-' : '') + file.replace('.json', ''),
  ),
);
const names = wanted.length > 0 ? wanted : all;
const lang = args.find((arg) => arg.startsWith('--lang='))?.slice(7) ?? 'en';
const themes = flags.has('--dark') ? ['dark'] : flags.has('--both') ? ['light', 'dark'] : ['light'];
const given = args.find((arg) => arg.startsWith('--size='))?.slice(7);
const sizes = given
  ? given.split(',').map((name) => {
      const [width, height] = name.split('x').map(Number);
      return { name, width, height };
    })
  : [
      ...(flags.has('--phone') ? [] : [{ name: 'desk', width: 1440, height: 900 }]),
      ...(flags.has('--desk') ? [] : [{ name: 'phone', width: 390, height: 844 }]),
    ];

const folder = new URL('../shots/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'error' });
await server.listen();
const origin = server.resolvedUrls.local[0].replace(/\/$/, '');
const browser = await chromium.launch({
  executablePath: theBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
try {
  for (const size of sizes) {
    const page = await browser.newPage({
      viewport: { width: size.width, height: size.height },
      reducedMotion: 'reduce',
      locale: lang,
      colorScheme: themes[0],
    });
    page.on('pageerror', (error) => console.error(`${error}`));
    page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
    for (const theme of themes) {
      for (const name of names) {
        const path = name.startsWith('/') ? name : `/gallery?show=${name}&theme=${theme}&lang=${lang}&still`;
        await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(250);
        const file = `${folder}${name.replaceAll('/', '_')}-${size.name}${theme === 'dark' ? '-dark' : ''}${lang === 'en' ? '' : `-${lang}`}.png`;
        await page.screenshot({ path: file });
        console.log(file);
      }
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
