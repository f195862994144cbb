import { SvelteSet } from 'svelte/reactivity';
import { Stream } from '../api';
import { t } from '../i18n';
import { isAway } from './putAway.svelte';
import { go, router } from './router.svelte';
import { preferences } from './preferences.svelte';
import { sound } from './sounds';
import { setWaiting } from './title.svelte';

/** The games in which a seat of mine has to decide. */
export const turns = new SvelteSet<string>();

let stream: Stream | null = null;
/** What comes in the first moment is how things stand, not news. */
let settled = false;

/** Follows my turns at all tables. To be called whenever I may have become somebody. */
export function followTurns(): void {
  stream?.close();
  turns.clear();
  settled = false;
  setTimeout(() => (settled = true), 2000);
  stream = new Stream({
    address: '/api/me/turns',
    onmessage: ({ event, data }) => {
      if (event !== 'turn') return;
      myTurn((JSON.parse(data) as { game: string }).game);
    },
  });
}

/** A game waits for me: title, sound and notice as I prefer. */
export function myTurn(game: string): void {
  if (isAway(game)) return;
  const news = !turns.has(game);
  turns.add(game);
  setWaiting(turns.size);
  if (!news || !settled) return;
  void sound('turn');
  const looking = document.visibilityState === 'visible' && router.path === `/game/${game}`;
  if (preferences.notifications && !looking) notify(game);
}

/** A game no longer waits for me. */
export function turnOver(game: string): void {
  if (turns.delete(game)) setWaiting(turns.size);
}

export const notificationsPossible = (): boolean => 'Notification' in globalThis;

export async function askForNotifications(): Promise<boolean> {
  if (!notificationsPossible()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

function notify(game: string): void {
  if (!notificationsPossible() || Notification.permission !== 'granted') return;
  const address = `/game/${encodeURIComponent(game)}`;
  const options = { tag: game, icon: '/icons/icon-192.png', data: address };
  try {
    const notice = new Notification(t('notice.turn'), options);
    notice.onclick = () => {
      window.focus();
      go(address);
      notice.close();
    };
  } catch {
    // Phones leave notices to the service worker.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(t('notice.turn'), options));
  }
}
