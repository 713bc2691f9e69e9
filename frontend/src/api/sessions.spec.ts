import { afterEach, expect, it, jest } from '@jest/globals';
import { makeApiStore } from '../../test/api-store';
import { sessionsApi } from './sessions';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('S02 a session ends even if the page is left at the same moment', async () => {
  const sent = jest.fn<typeof fetch>().mockImplementation(() => Promise.resolve(new Response('')));
  globalThis.fetch = sent;
  const { dispatch } = makeApiStore();
  await dispatch(sessionsApi.endpoints.signOut.initiate());
  await dispatch(sessionsApi.endpoints.endAllSessions.initiate());
  expect(sent.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, true]);
});
