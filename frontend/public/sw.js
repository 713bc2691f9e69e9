/*
 * Shows what the server tells a device, also while no page is open. Nothing is cached here and no request is answered:
 * the product is the same with and without it. Registered only when a person asks to be told on a device.
 */
const ANSWER_MS = 1_000;
const ICON = '/icons/notification-192.png';
const BADGE = '/icons/badge-96.png';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** What came, or something true to say when it cannot be read: browsers demand that every push shows something. */
function noticeOf(data) {
  try {
    const { title, line, path, tag } = data.json();
    return { title: String(title), line: String(line), path: String(path), tag: String(tag) };
  } catch {
    return { title: 'Something new', line: '', path: '/notifications', tag: 'something' };
  }
}

self.addEventListener('push', (event) => {
  const { title, line, path, tag } = noticeOf(event.data);
  const options = { body: line, tag, renotify: true, icon: ICON, badge: BADGE, data: { path } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? '/notifications'));
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

/** A tab of the product goes there by itself, without losing what is typed in it; another kind of page does not answer. */
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
