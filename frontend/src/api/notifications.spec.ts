import { afterEach, expect, it } from '@jest/globals';
import { makeApiStore } from '../../test/api-store';
import { notificationsApi } from './notifications';

const realFetch = globalThis.fetch;
const { readNotificationSettings, changeNotificationSettings } = notificationsApi.endpoints;

afterEach(() => {
  globalThis.fetch = realFetch;
});

it('the answer to one choice does not take back the next, which it does not know yet', async () => {
  const quietHours = { on: false, from: '21:00', until: '07:00' };
  const groups = [{ group: 'reviews', label: 'Reviews', line: '', email: true, push: true }];
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify({ groups, quietHours, timeZone: null })));
  const store = makeApiStore();
  const shown = () => readNotificationSettings.select()(store.getState() as never).data;
  await store.dispatch(readNotificationSettings.initiate());
  store.dispatch(
    notificationsApi.util.updateQueryData('readNotificationSettings', undefined, (settings) => {
      for (const row of settings.groups) row.push = false;
    }),
  );
  const first = { groups: [{ group: 'reviews' as const, email: true, push: true }] };
  await store.dispatch(changeNotificationSettings.initiate({ notificationSettingsInput: first }));
  expect(shown()?.groups[0]?.push).toBe(false);

  await store.dispatch(
    changeNotificationSettings.initiate({ notificationSettingsInput: { quietHours: { ...quietHours, on: true } } }),
  );
  expect(shown()?.quietHours).toEqual(quietHours);
  store.dispatch(notificationsApi.util.resetApiState());
});
