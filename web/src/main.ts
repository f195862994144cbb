import { mount } from 'svelte';
import App from './App.svelte';
import './design/tokens.css';
import './design/base.css';
import { startLanguage } from './i18n';
import { startTheme } from './lib/theme';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');
const root = target;

startTheme();
void startLanguage().then(() => mount(App, { target: root }));
