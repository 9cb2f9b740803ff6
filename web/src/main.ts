import './style/fonts.css';
import './style/palette.css';
import './style/tokens.css';
import './style/base.css';
import './style/paper.css';
import './art/art.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { putStageArt } from './art/sprite';
import { pageOf } from './pages/pages';
import { current } from './pages/router.svelte';
import { startRest } from './rest/rest.svelte';
import { askForFaces } from './style/faces';
import { startTheme } from './style/theme.svelte';
import { usual } from './words/sources';
import { speak } from './words/words.svelte';

/** A page that has just come has better things to do, for so many milliseconds. */
const SETTLING = 2000;

startTheme();
startRest();
/** Last of all, and only where the browser has room for it and nobody saves on what is sent. */
function keepSoon(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (import.meta.env.PROD && 'serviceWorker' in navigator && !connection?.saveData)
    setTimeout(() => void import('./offline/keep').then(({ keepClient }) => keepClient()).catch(nextTime), SETTLING);
}
/** The server is away just now: the next visit tries again. */
function nextTime(): void {}
// This script is imported by another one, so the page may have been loaded before it came.
if (document.readyState === 'complete') keepSoon();
else addEventListener('load', keepSoon, { once: true });

// The words and the page are on their way while the drawings are put in place. All of it is shown at once: a frame in between
// would be drawn for nothing.
const words = speak(usual());
const { page, path } = current();
const coming = pageOf(page);
if (page === 'table' || page === 'replay') askForFaces(usual());
putStageArt();
// Not awaited here: the page may import what is in the same file of the build as this, and would wait for it.
void Promise.all([coming, words]).then(([{ default: Page }]) => {
  const target = document.getElementById('app');
  if (target) mount(App, { target, props: { first: { Page, path } } });
});
