import './style/fonts.css';
import './style/palette.css';
import './style/tokens.css';
import './style/base.css';
import './style/paper.css';
import './art/art.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { putStageArt } from './art/sprite';
import { startRest } from './rest/rest.svelte';
import { startTheme } from './style/theme.svelte';
import { usual } from './words/sources';
import { speak } from './words/words.svelte';

startTheme();
startRest();
// The words are on their way while the drawings are put in place.
const words = speak(usual());
putStageArt();
await words;
const target = document.getElementById('app');
if (target) mount(App, { target });
