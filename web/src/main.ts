import { mount } from 'svelte';
import { hasServer } from './api';
import App from './App.svelte';
import './design/tokens.css';
import './design/base.css';
import { startLanguage } from './i18n';
import { loadMe, me } from './lib/me.svelte';
import { startNetwork } from './lib/network.svelte';
import { followTurns } from './lib/notices.svelte';
import { showMotion } from './lib/preferences.svelte';
import { canPlayHere, offerHere, offerTrials } from './tables';
import { prefetchEdition, prefetchTable } from './lib/prefetch';
import { router } from './lib/router.svelte';
import { match, type Route } from './lib/routes';
import { startTheme } from './lib/theme';
import { whereToBegin } from './lib/where.svelte';
import { invitationIn } from './lobby/invitation';
import { pages } from './pages';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element #app');
const root = target;

offerHere(async () => (await import('./local')).here);
offerTrials(async () => (await import('./local')).tryOut);
const first = prefetch(match(router.path), router.hash);
startTheme();
showMotion();
startNetwork();
const meet = () =>
  void loadMe().then(() => {
    if (me.person) followTurns();
  });
if (hasServer) {
  meet();
  addEventListener('online', () => {
    if (!me.loaded) meet();
  });
}
// Where games begin on this device, the engine gets ready beside the first page if both are kept here, and else after it.
const getReady = () => void import('./local').then((local) => local.getReady(), () => {});
if (canPlayHere() && whereToBegin() === 'here' && match(router.path).page === 'lobby') {
  if (navigator.serviceWorker?.controller) getReady();
  else void first.then(getReady);
}
// The document's own beginning stays until there is more to see: the first page, or what has gone wrong with it.
void Promise.all([startLanguage(), first]).then(() => {
  root.replaceChildren();
  mount(App, { target: root });
});

/** Everything that the first page needs is asked for together, so that nothing waits for what it could have come with. */
function prefetch({ page, params }: Route, hash: string): Promise<unknown> {
  // An invitation has to be shown first.
  if (page === 'game' && params.id && !invitationIn(hash)) prefetchTable(params.id);
  if ((page === 'game' || page === 'replay') && params.id) prefetchEdition(params.id);
  return pages[page]().catch(() => {});
}
