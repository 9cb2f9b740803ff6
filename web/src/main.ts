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
import { startTheme } from './style/theme.svelte';
import { speak, usual } from './words/words.svelte';

startTheme();
// The words and the page are on their way while the drawings are put in place.
const words = speak(usual());
void pageOf(current().page);
putStageArt();
await words;
const target = document.getElementById('app');
if (target) mount(App, { target });
