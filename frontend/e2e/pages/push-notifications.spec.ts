import { expect, test } from '../support/test';
import { noticesOfEveryType, type PushNotice } from '../support/push-notices';
import { composer, makeTalk } from '../support/talk';

// The headless shell does not support notifications.
test.use({ launchOptions: { executablePath: process.env['CHROMIUM_PATH'] }, serviceWorkers: 'allow' });

interface WorkerScope extends EventTarget {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, init: { notification: Notification | undefined; action?: string }) => Event;
}

test('the service worker shows a push of every kind, and a tap leads the open tab there', async ({ as }) => {
  const { auPair, path } = await makeTalk();
  const page = await as(auPair, { permissions: ['notifications'] });
  const started = page.context().waitForEvent('serviceworker');
  await page.goto('/dashboard');
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready));
  const worker = await started;
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations;
      if (one) resolve(one.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const notice = { title: 'Harrow', line: 'The kettle is on.', path: '/notifications', tag: 'conversation-1' };
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  const push = (told: PushNotice) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(told) });
  await push(notice);
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body }) => ({ title, body }));
    });
  await expect.poll(shown).toEqual([{ title: 'Harrow', body: 'The kettle is on.' }]);
  await worker.evaluate(async () => {
    // Declares the service worker globals, because this file is type-checked as page code.
    const scope = self as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(/\/notifications$/);
  await expect.poll(shown).toEqual([]);

  // A message can be answered from its notification.
  await push({ title: 'Harrow', line: 'Are you awake?', path, tag: 'conversation-2' });
  await expect.poll(shown).toEqual([{ title: 'Harrow', body: 'Are you awake?' }]);
  const actions = await worker.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action: 'reply' }));
    return (notification as unknown as { actions: { action: string }[] }).actions.map(({ action }) => action);
  });
  expect(actions).toEqual(['reply', 'open']);
  await expect(page).toHaveURL(`${path}#write`);
  await expect(composer(page)).toBeFocused();

  const notices = await noticesOfEveryType();
  expect(notices.length).toBeGreaterThan(40);
  for (const notice of notices) {
    // DevTools delivers a push without waiting for it. A busy browser can lose it, so it is sent again.
    await expect(async () => {
      await push(notice);
      await expect.poll(shown, { timeout: 3_000 }).toContainEqual({ title: notice.title, body: notice.line });
    }).toPass({ timeout: 20_000 });
  }
});
