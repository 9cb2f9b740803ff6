// Asks axe whether the gallery and the start page can be used by everybody (WCAG 2.2 AA): node tools/a11y.mjs [name …]
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const wanted = process.argv.slice(2);
const names =
  wanted.length > 0 ? wanted : ['schemin-5', 'fire-5', 'choose-5', 'night-6', 'couriers-6-round-3', 'tunnel-5'];
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const server = await createServer({ server: { port: 5197, host: '127.0.0.1' }, logLevel: 'silent' });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
let found = 0;
try {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    for (const theme of ['light', 'dark']) {
      for (const path of ['/', ...names.map((name) => `/gallery?show=${name}&theme=${theme}`)]) {
        await page.goto(`http://127.0.0.1:5197${path}`, { waitUntil: 'networkidle' });
        if (path === '/') await page.evaluate((to) => (document.documentElement.dataset.theme = to), theme);
        await page.waitForTimeout(200);
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() =>
          window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }),
        );
        for (const { id, nodes } of violations) {
          found += nodes.length;
          console.log(`${viewport.width} ${theme} ${path}: ${id} ×${nodes.length}`);
          for (const node of nodes.slice(0, 3))
            console.log(`    ${node.target.join(' ')}  ${node.any[0]?.message ?? ''}`);
        }
      }
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(found === 0 ? 'nothing found' : `${found} found`);
process.exit(found === 0 ? 0 : 1);
