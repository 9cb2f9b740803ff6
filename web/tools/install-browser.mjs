// Sees to a browser for the tests: node tools/install-browser.mjs. What is there already is used, see browser.mjs.
// Debian's Chromium brings the libraries that it needs, but only root may install it. Elsewhere Playwright fetches its own.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findBrowser, theBrowser } from './browser.mjs';

if (!process.env.CHROMIUM && !findBrowser()) {
  if (isDebian() && process.getuid?.() === 0) {
    console.log("There is no browser for the tests: installing Debian's Chromium.");
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  } else {
    console.log("There is no browser for the tests: fetching Playwright's Chromium (npx playwright install chromium).");
    console.log('If it then lacks libraries of the system, `npx playwright install-deps chromium` installs them.');
    run('npx', 'playwright', 'install', 'chromium');
  }
}
console.log(`The tests use ${theBrowser()}`);

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** @param {string} program @param {string[]} args */
function run(program, ...args) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
