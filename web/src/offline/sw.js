/*
 * The service worker: what is needed to play without a network is kept by the browser. Written by hand, because it is this short:
 * a library would bring its own way to build, to update and to cache, of which a client without server-side state needs nothing.
 *
 * tools/offline.ts makes sw.js of it, with the name of the build, the list of its files, and a few words.
 */
const BUILD = '__BUILD__';
const FILES = __FILES__;
/** What is said to whoever does not look, in each language. */
const WORDS = __WORDS__;

const SCOPE = self.registration.scope;
// One origin may have several clients, each in a folder of its own.
const OURS = `folsom ${SCOPE} `;
const CACHE = OURS + BUILD;
const PAGE = 'index.html';
/** Files whose name tells their contents are never fetched twice. */
const LASTING = 'assets/';
/** So long a page is waited for before the one that is kept is shown, in milliseconds. */
const PATIENCE = 2000;
const KNOWN = new Set(FILES);

const addressOf = (path) => new URL(path, SCOPE).href;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

/** One after another, so that the page that is being looked at comes first. Nothing is used until all of it is there. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  for (const path of FILES) {
    const address = addressOf(path);
    if (await cache.match(address)) continue;
    const known = path.startsWith(LASTING) ? await caches.match(address) : undefined;
    const response = known ?? (await fetch(address, { cache: path.startsWith(LASTING) ? 'default' : 'reload' }));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await cache.put(address, response);
  }
}

self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

/** What the build before this one needs stays: a game that was begun with it may still run in another tab. */
async function tidy() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('message', ({ data, ports }) => {
  // Only when somebody has agreed: a new version never takes over a running game.
  if (data === 'take-over') void self.skipWaiting();
  if (data === 'which') ports[0]?.postMessage(BUILD);
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = request.url.replace(/[?#].*$/, '');
  if (request.method !== 'GET' || !address.startsWith(SCOPE)) return;
  const path = address.slice(SCOPE.length);
  // What the server answers is never ours to keep.
  if (path.startsWith('api/')) return;
  const isFile = path !== PAGE && (KNOWN.has(path) || path.startsWith(LASTING));
  if (isFile) event.respondWith(fromHere(request, address));
  else if (request.mode === 'navigate') event.respondWith(page(request));
});

async function fromHere(request, address) {
  return (await caches.match(address, { cacheName: CACHE })) ?? (await caches.match(address)) ?? fetch(request);
}

/** Whatever the address: the page finds out itself what it means. A server that is down says no more than none. */
async function page(request) {
  const fresh = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([fresh.catch(() => undefined), late]);
  if (answer && answer.status < 500) return answer;
  return (await caches.match(addressOf(PAGE), { cacheName: CACHE })) ?? fresh;
}

self.addEventListener('push', (event) => event.waitUntil(told(event.data)));

/** The server says that a decision waits (docs/notifications.md). Whoever looks at the table sees it there. */
async function told(data) {
  const message = read(data);
  if (message?.type !== 'turn') return;
  const address = addressOf(`t/${message.table}`);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ focused, url }) => focused && isAt(url, address))) return;
  const words = WORDS[await language()] ?? WORDS.en;
  await self.registration.showNotification(words['call-title'], {
    body: message.reminder ? words['push-reminder'] : words['push-turn'],
    // A page that is open tells of the same with the same tag (src/call/notice.svelte.ts).
    tag: `folsom ${message.table}`,
    icon: addressOf('icons/any-192.png'),
    data: { address },
  });
}

function read(data) {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

function isAt(url, address) {
  return url.replace(/[?#].*$/, '') === address;
}

/** The page notes which language it speaks (src/offline/keep.ts): a worker can't read its settings. */
async function language() {
  const noted = await caches.match(addressOf('language'), { cacheName: 'folsom-settings' });
  return noted ? noted.text() : self.navigator.language.slice(0, 2);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.address ?? ''));
});

/** To the tab that is there already, or else to a new one. */
async function goTo(path) {
  const address = addressOf(path);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address || isAt(url, address));
  await (there ? there.focus() : self.clients.openWindow(address));
}
