import { mount } from 'svelte';
import App from './App.svelte';
import './design/tokens.css';
import './design/base.css';
import { startLanguage } from './i18n';
import { startEarly } from './lib/prefetch';
import { loadMe, me } from './lib/me.svelte';
import { startNetwork } from './lib/network.svelte';
import { followTurns } from './lib/notices.svelte';
import { showMotion } from './lib/preferences.svelte';
import { match } from './lib/routes';
import { startTheme } from './lib/theme';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');
const root = target;

startEarly(match(location.pathname), location.hash);
startTheme();
showMotion();
startNetwork();
const meet = () =>
  void loadMe().then(() => {
    if (me.person) followTurns();
  });
meet();
addEventListener('online', () => {
  if (!me.loaded) meet();
});
void startLanguage().then(() => mount(App, { target: root }));
