// Keeps one version of the app as a whole for times without a network. The API is never kept: what it says must be true now.
// The build puts in which version this is, all its files, and whether it is a site without a server.
const VERSION = '__VERSION__';
const FILES = __FILES__;
const SITE = __SITE__;

const PREFIX = 'autobahn-';
const CACHE = PREFIX + VERSION;
const SCOPE = new URL(self.registration.scope).pathname;
const HASHED = /^assets\//;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

/** All files or none: a version that is not whole never comes into use. What an older version had is not fetched again. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  await Promise.all(
    FILES.map(async (file) => {
      const address = SCOPE + file;
      const known = HASHED.test(file) ? await caches.match(address) : undefined;
      const answer = known ?? (await fetch(address, { cache: HASHED.test(file) ? 'default' : 'no-cache' }));
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      await cache.put(address, answer);
    }),
  );
}

self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

/** The version before stays: a window that still shows it may yet need parts of it. */
async function tidy() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

// What the server pushes while no page is open: one notice for a game and what happened there, the last one.
self.addEventListener('push', (event) => {
  const show = async () => {
    const told = event.data?.json();
    const address = `${SCOPE}game/${encodeURIComponent(told.game)}`;
    // Whoever looks at the game sees it there.
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (windows.some((window) => window.focused && new URL(window.url).pathname === address)) return;
    await self.registration.showNotification('Autobahn', { body: told.text, tag: `${told.kind} ${told.game}`, icon: `${SCOPE}icons/icon-192.png`, data: address });
  };
  event.waitUntil(show());
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
  if (request.method !== 'GET' || address.origin !== location.origin || !address.pathname.startsWith(SCOPE)) return;
  const file = address.pathname.slice(SCOPE.length);
  if (!SITE && /^(api|health|metrics)(\/|$)/.test(file)) return;
  if (FILES.includes(file) && file !== '') event.respondWith(kept(request));
  else if (HASHED.test(file)) event.respondWith(ofOlderVersion(request));
  else if (request.mode === 'navigate') event.respondWith(page(file, address));
});

/** Every page starts from the one document of this version; a site's addresses lie behind its #. */
async function page(file, address) {
  if (SITE && file !== '' && file !== 'index.html') return Response.redirect(`${SCOPE}#/${file}${address.search}`);
  return (await (await own()).match(SCOPE)) ?? fetch(SCOPE);
}

async function kept(request) {
  return (await (await own()).match(request, { ignoreSearch: true })) ?? fetch(request);
}

let opened;
/** The files of this version: a page asks for some fifty of them at once, and looking for them begins with this. */
const own = () => (opened ??= caches.open(CACHE));

/** A window with the version before: its files have names of their own, so nothing can be mixed up. */
async function ofOlderVersion(request) {
  return (await caches.match(request)) ?? fetch(request);
}
