import './style/fonts.css';
import './style/palette.css';
import './style/tokens.css';
import './style/base.css';
import './style/paper.css';
import './art/art.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { putStageArt } from './art/sprite';
import { startTheme } from './style/theme.svelte';
import { speak, usual } from './words/words.svelte';

startTheme();
putStageArt();
await speak(usual());
const target = document.getElementById('app');
if (target) mount(App, { target });
