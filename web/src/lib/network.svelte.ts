/** Whether the browser has a network, and whether a newer version of this app waits. */
export const network = $state({ online: navigator.onLine, update: false });

let waiting: ServiceWorker | null = null;

/** To be called once: follows the network and, in a built app, keeps the shell for times without one. */
export function startNetwork(): void {
  addEventListener('online', () => (network.online = true));
  addEventListener('offline', () => (network.online = false));
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void install();
}

async function install(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const ready = (worker: ServiceWorker | null) => {
    // Without a controller this is the first visit: nothing older is shown.
    if (!worker || !navigator.serviceWorker.controller) return;
    waiting = worker;
    network.update = true;
  };
  ready(registration.waiting);
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
