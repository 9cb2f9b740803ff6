// Plays a whole game in a browser, against a server that runs: FOLSOM_SERVER=http://… node tools/play.mjs [--phone] [--lively]
// It fails if the page reports an error or the game does not end. Pictures go to shots/.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const flags = new Set(process.argv.slice(2));
const phone = flags.has('--phone');
const lively = flags.has('--lively');
const folder = new URL('../shots/', import.meta.url).pathname;
mkdirSync(folder, { recursive: true });

const server = await createServer({ server: { port: 5198, host: '127.0.0.1' }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const page = await browser.newPage({
  viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
  reducedMotion: lively ? 'no-preference' : 'reduce',
  hasTouch: phone,
});
const troubles = [];
page.on('pageerror', (error) => troubles.push(`${error}`));
page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
const photographed = new Set();
async function picture(name) {
  const file = `play-${name.replace(/\W+/g, '-').toLowerCase()}${phone ? '-phone' : ''}.png`;
  if (!photographed.has(file)) await page.screenshot({ path: folder + file });
  photographed.add(file);
}

/** Decides something, if it is our turn. */
async function decide() {
  const title = await page
    .locator('.choices h2')
    .textContent({ timeout: 50 })
    .catch(() => null);
  if (title) {
    const choice = page.locator('.choices .choice').first();
    await choice.hover();
    await picture(`ask ${title.split(':')[0]}`);
    if (phone) {
      await choice.click();
      await page.locator('.thumb .go').click();
    } else await page.keyboard.press('1');
    return true;
  }
  const card = page.locator('.card.playable').first();
  if (await card.count()) {
    await card.focus();
    await page.keyboard.press('Enter');
    if (phone) await page.locator('.thumb .go').click();
    return true;
  }
  const draw = phone ? page.locator('.thumb .alt:enabled').first() : page.locator('.deck:enabled');
  if (!(await draw.count())) return false;
  await draw.click();
  return true;
}

let decisions = 0;
try {
  await page.goto('http://127.0.0.1:5198/', { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await picture('home');
  await page.locator('.ticket.go .cta').click();
  await page.waitForSelector('main.table');
  const patience = Date.now() + (lively ? 600_000 : 180_000);
  while (!(await page.locator('#outcome-title').count()) && Date.now() < patience) {
    if (await decide().catch(() => false)) decisions += 1;
    else if (await page.locator('.shot').count()) await picture('shot');
    await page.waitForTimeout(100);
  }
  await page.waitForSelector('#outcome-title', { timeout: 1000 });
  await picture('end');
} finally {
  await picture('last');
  await browser.close();
  await server.close();
}
console.log(`${decisions} decisions`);
if (troubles.length > 0) {
  console.error(troubles.join('\n'));
  process.exit(1);
}
