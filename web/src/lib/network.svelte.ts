import { hasServer } from '../api';
import { whenIdle } from './whenIdle';

/** Whether the browser has a network, and whether a newer version of this app waits. */
export const network = $state({ online: navigator.onLine, update: false });

let waiting: ServiceWorker | null = null;

/** To be called once: follows the network and, in a built app, keeps the shell for times without one. */
export function startNetwork(): void {
  addEventListener('online', () => (network.online = true));
  addEventListener('offline', () => (network.online = false));
  // All that the app has is fetched in peace: after the page, and after what the page needs.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) whenLoaded(() => void install());
}

function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') whenIdle(then);
  else addEventListener('load', () => whenIdle(then), { once: true });
}

async function install(): Promise<void> {
  const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(hasServer ? '/sw.js' : 'sw.js').catch(() => undefined);
  // A browser may be told to keep nothing: then the pages are as good as long as there is a network.
  if (!registration) return;
  const ready = (worker: ServiceWorker | null) => {
    // Without a controller this is the first visit: nothing older is shown.
    if (!worker || !navigator.serviceWorker.controller) return;
    waiting = worker;
    network.update = true;
  };
  ready(registration.waiting);
  // Whoever leaves the app open for days hears of a new version too.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && network.online) registration.update().catch(() => {});
  });
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') ready(worker);
    });
  });
}

/** Changes to the newer version: the only reload there is, and only when asked for. */
export function useUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take-over');
}
