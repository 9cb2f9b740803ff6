// Which browser the tests and the cameras use: the one that CHROMIUM names, else Playwright's own, else one of the system.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's and most others' Chromium, and Google's. Ubuntu's `chromium-browser` only says that there is a snap. */
const NAMES = ['chromium', 'google-chrome'];

/** Where it is, or nothing. */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) return isProgram(named) ? named : undefined;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chromium.executablePath(), ...installed].find(isProgram);
}

/** Where it is, for those that cannot do without. */
export function theBrowser() {
  const found = findBrowser();
  if (found) return found;
  const named = process.env.CHROMIUM;
  throw new Error(
    named
      ? `CHROMIUM names ${named}, and there is no program.`
      : 'There is no browser for the tests: `make browser` installs one, or CHROMIUM names one.',
  );
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
