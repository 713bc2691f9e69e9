/*
 * Shows what the server tells a device, also while no page is open, and opens the pages of members without a connection:
 * it answers a page that cannot be loaded with the offline page, whose code draws what the app has kept. Answers of the
 * API are never touched. Registered once a member has logged in. `server/worker.ts` writes the files of the release
 * above this; `null` there ends what an earlier release began.
 */
const shell = self.SHELL ?? null;
const ANSWER_MS = 1_000;
const ICON = '/icons/notification-192.png';
const BADGE = '/icons/badge-96.png';

const SHELL_PAGE = '/offline';
const FILES = 'files';
const PAGES = shell ? `pages-${shell.release}` : null;
/** Files of earlier releases, which open tabs may still need. */
const MOST_OTHER_FILES = 150;
const STORED = /^\/assets\/.*\.(?:js|css|woff2)$/;
/** How long to wait before each further try of a file. */
const FILE_WAITS_MS = [300, 1_000, 3_000];
/** Neither pages of members nor public ones. */
const NOT_PAGES = /^\/(?:api|media|socket\.io|assets|health|admin|admin-[\w-]+|test-upload)(?:\/|$)/;
/** When a preload fails, Firefox shows its own error page and ignores what the worker answers. */
const PRELOADS = !navigator.userAgent.includes('Firefox/');
/** A proxy in front of the site did not reach it. */
const OUT_OF_REACH = new Set([502, 504]);

self.addEventListener('install', (event) => {
  self.skipWaiting();
  if (shell) event.waitUntil(store());
});
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

/** One file at a time, because the open page comes first. Most are in the browser's cache already. */
async function store() {
  const [pages, files] = [await caches.open(PAGES), await caches.open(FILES)];
  await pages.add(new Request(SHELL_PAGE, { cache: 'reload' }));
  for (const path of shell.files) if (!(await files.match(path, { ignoreVary: true }))) await files.add(path);
}

async function takeOver() {
  const names = await caches.keys();
  const unused = names.filter((name) => !shell || (name !== FILES && name !== PAGES));
  await Promise.all(unused.map((name) => caches.delete(name)));
  if (shell) {
    await self.registration.navigationPreload?.[PRELOADS ? 'enable' : 'disable']();
    await prune();
  } else if (unused.length > 0) {
    await self.registration.navigationPreload?.disable();
    // A subscription to push notifications would go with the worker.
    if (!(await self.registration.pushManager?.getSubscription())) await self.registration.unregister();
  }
  await self.clients.claim();
}

/** Removes the files of earlier releases that were stored first, until few enough are left. */
async function prune() {
  const files = await caches.open(FILES);
  const own = new Set(shell.files);
  const others = (await files.keys()).filter(({ url }) => !own.has(new URL(url).pathname));
  const surplus = others.slice(0, Math.max(0, others.length - MOST_OTHER_FILES));
  await Promise.all(surplus.map((request) => files.delete(request, { ignoreVary: true })));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (!shell || request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (!NOT_PAGES.test(pathname)) event.respondWith(page(event));
  } else if (STORED.test(pathname)) event.respondWith(file(event));
});

async function page(event) {
  const answer = await load(event).catch(() => null);
  if (answer && !OUT_OF_REACH.has(answer.status)) return answer;
  return (await storedIn(PAGES, SHELL_PAGE)) ?? answer ?? Response.error();
}

/** Undefined also while the browser cannot read its storage, for example because the device is full. */
async function storedIn(name, request) {
  try {
    return await (await caches.open(name)).match(request, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

const load = async ({ preloadResponse, request }) => (await preloadResponse) ?? fetch(request);

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Browsers never request a script again that failed, until the page is reloaded: the tries are made here. */
async function fetchFile(request) {
  for (const ms of FILE_WAITS_MS) {
    const answer = await fetch(request.clone()).catch(() => null);
    if (answer && answer.status < 500) return answer;
    if (!self.navigator.onLine) break;
    await wait(ms);
  }
  return fetch(request);
}

/** The name of a file changes with its content, so a stored one is always right. */
async function file(event) {
  const stored = await storedIn(FILES, event.request);
  if (stored) return stored;
  const answer = await fetchFile(event.request);
  if (answer.ok) event.waitUntil(storeFile(event.request, answer.clone()).catch(() => undefined));
  return answer;
}

async function storeFile(request, answer) {
  await (await caches.open(FILES)).put(request, answer);
  await prune();
}

/** What came, or something true to say when it cannot be read: browsers demand that every push shows something. */
function noticeOf(data) {
  try {
    const { title, line, path, tag } = data.json();
    return { title: String(title), line: String(line), path: String(path), tag: String(tag) };
  } catch {
    return { title: 'You have a new notification', line: '', path: '/notifications', tag: 'something' };
  }
}

self.addEventListener('push', (event) => {
  const { title, line, path, tag } = noticeOf(event.data);
  const actions = actionsFor(path);
  const options = { body: line, tag, renotify: true, icon: ICON, badge: BADGE, data: { path }, actions };
  event.waitUntil(self.registration.showNotification(title, options));
});

const CONVERSATION = /^\/(?:nz\/)?app\/messages\?conversation=/;

/** Buttons beneath a notification, where the system shows them. */
const actionsFor = (path) => [
  ...(CONVERSATION.test(path) ? [{ action: 'reply', title: 'Reply' }] : []),
  { action: 'open', title: 'Open' },
];

self.addEventListener('notificationclick', (event) => {
  const { action, notification } = event;
  notification.close();
  const path = notification.data?.path ?? '/notifications';
  // The text field of the conversation takes the focus (`Composer`).
  event.waitUntil(open(action === 'reply' ? `${path}#write` : path));
});

/** Never leaves the site, whatever the path says. */
function addressOf(path) {
  const url = new URL(path, self.location.origin);
  return url.origin === self.location.origin ? url.href : self.location.origin;
}

/** Brings an open tab to the front and leads it there; opens one where there is none. */
async function open(path) {
  const address = addressOf(path);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ visibilityState }) => visibilityState === 'visible') ?? tabs[0];
  if (!tab) return self.clients.openWindow(address);
  const focused = await tab.focus().catch(() => tab);
  if (await wasFollowed(focused, path)) return focused;
  return focused.navigate(address).catch(() => self.clients.openWindow(address));
}

/** A tab of the product opens the page without losing what is typed in it; another kind of page does not answer. */
function wasFollowed(tab, path) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_MS);
    tab.postMessage({ type: 'open', path }, [port2]);
  });
}

/** The browser gave up its subscription: the new one takes its place, proven by the old one's secret. */
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription, newSubscription }) {
  if (!oldSubscription) return;
  const fresh = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = fresh.toJSON();
  const old = oldSubscription.toJSON();
  await fetch('/api/push-devices/renewal', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ oldEndpoint: old.endpoint, oldAuth: old.keys.auth, endpoint, ...keys }),
  });
}
