// Keeps the app's shell for times without a network. The API is never kept: what it says must be true now.
const SHELL = 'autobahn-shell-1';
const MOST = 120;

self.addEventListener('install', (event) => event.waitUntil(keepShell()));

/** The document and what it starts with: the first visit has fetched that before we were there to keep it. */
async function keepShell() {
  const cache = await caches.open(SHELL);
  const document = await fetch('/');
  const parts = (await document.clone().text()).match(/\/assets\/[\w.-]+\.(js|css)/g) ?? [];
  await cache.put('/', document);
  await cache.addAll(['/manifest.webmanifest', '/favicon.svg', ...new Set(parts)]);
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

// A notice that a page has left to us leads to its game: in a window that is there, or in a new one.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  const goThere = async () => {
    const [window] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!window) return self.clients.openWindow(notification.data);
    await window.focus();
    return window.navigate(notification.data);
  };
  event.waitUntil(goThere());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (/^\/(api|health|metrics)(\/|$)/.test(address.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** Pages: from the network, so that nothing old is shown; without one, the shell, which says so itself. */
async function page(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put('/', answer.clone());
    return answer;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

/** Assets have their content's hash in the name: once here, good for ever. */
async function asset(request) {
  const cache = await caches.open(SHELL);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - MOST))) if (new URL(old.url).pathname.startsWith('/assets/')) await cache.delete(old);
  }
  return answer;
}
