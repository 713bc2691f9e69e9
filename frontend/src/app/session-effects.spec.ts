import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Session, SessionEvent } from '../lib/session';

Object.assign(globalThis, {
  window: new EventTarget(),
  document: { documentElement: { dataset: {} } },
  location: { hash: '' },
  addEventListener: () => undefined,
  // Without it every start may have a session.
  localStorage: undefined,
  // One without listeners would keep the process open.
  BroadcastChannel: undefined,
});
jest.unstable_mockModule('./signed-in', () => ({ startSignedIn: () => undefined }));
const remembered = { user: {} as Session['user'], confirmedAt: Date.now() };
jest.unstable_mockModule('../lib/offline/offline-store', () => ({
  offlineStore: { person: () => Promise.resolve(remembered) },
}));

const { baseApi } = await import('../api/base-api');
const { establishSession, refreshOrSignOut, sessionEvents, signOutHere, updateUserHere } =
  await import('../lib/session');
const { openStoredSession } = await import('./open-stored-session');
const { followSession } = await import('./session-effects');
const { makeStore } = await import('./store');

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mine: build.query<{ name: string }, void>({ query: () => '/api/mine' }),
    tagged: build.query<{ name: string }, string>({
      query: () => '/api/tagged',
      providesTags: (_result, _error, tag) => [tag as never],
    }),
    write: build.mutation<null, void>({ query: () => ({ url: '/api/mine', method: 'POST', body: {} }) }),
  }),
});

const sessionOf = (id: string): Session => ({
  access_token: id,
  refresh_token: null,
  expires_at: Math.floor(Date.now() / 1000) + 600,
  user: {
    id,
    email: `${id}@example.org`,
    emailVerified: true,
    username: id,
    userType: 'family',
    region: 'australia',
    mfaEnabled: false,
    authenticatorEnabled: false,
    secondFactorRequired: false,
  },
});

type Router = Parameters<typeof followSession>[1];
const router = { navigate: () => Promise.resolve(), subscribe: () => () => undefined } as unknown as Router;
const store = makeStore({ api: { baseUrl: 'http://api.test', headers: {} } });
followSession(store, router);

const realFetch = globalThis.fetch;
let endWrites: () => void;

beforeEach(() => {
  const writes = new Promise<void>((resolve) => (endWrites = resolve));
  globalThis.fetch = async (input, init) => {
    if (String(input).endsWith('/sessions/refresh')) return Response.json(sessionOf('ben'));
    if (init?.method !== 'POST') return Response.json({ name: new Headers(init?.headers).get('Authorization') });
    await writes;
    return Response.json(null);
  };
});

afterEach(() => {
  signOutHere();
  globalThis.fetch = realFetch;
});

const read = () => store.dispatch(api.endpoints.mine.initiate(undefined, { subscribe: false }));
const known = () => api.endpoints.mine.select()(store.getState()).data?.name;

describe('Data that one person has seen', () => {
  it('is cleared when someone else logs in, even while a write of the first person is pending', async () => {
    establishSession(sessionOf('ana'));
    await read();
    expect(known()).toBe('Bearer ana');
    const writing = store.dispatch(api.endpoints.write.initiate());
    signOutHere();
    establishSession(sessionOf('ben'));
    expect(known()).toBeUndefined();
    await read();
    endWrites();
    await writing;
    await new Promise((resolve) => setTimeout(resolve));
    expect(known()).toBe('Bearer ben');
  });

  it.each([
    ['another tab logged in as them', () => Promise.resolve(establishSession(sessionOf('ben')))],
    ['the session turned out to be theirs', () => refreshOrSignOut()],
  ])('is cleared when no one has logged out here: %s', async (_how, logIn) => {
    establishSession(sessionOf('ana'));
    await read();
    const events: SessionEvent['type'][] = [];
    const stop = sessionEvents.subscribe(({ type }) => events.push(type));
    await logIn();
    stop();
    expect(events).toHaveLength(2);
    expect(events[0]).toBe('SIGNED_OUT');
    expect(known()).toBeUndefined();
  });

  it('is cleared when the browser restored it offline and the session belongs to someone else', async () => {
    remembered.user = sessionOf('ana').user;
    document.documentElement.dataset.session = 'expected';
    await openStoredSession(store);
    expect(store.getState().session.user?.id).toBe('ana');
    expect(document.documentElement.dataset).toEqual({});
    await store.dispatch(api.util.upsertQueryData('mine', undefined, { name: 'kept of ana' }));
    await refreshOrSignOut();
    expect(known()).toBeUndefined();
  });
});

it.each(['MyProfile', 'Dashboard', 'Search', 'Plans', 'Agreements', 'Job board'])(
  '%s: read again when the account has moved to the other country, on any device',
  async (tag) => {
    establishSession(sessionOf('ana'));
    const shown = store.dispatch(api.endpoints.tagged.initiate(tag));
    const { requestId } = await shown;
    updateUserHere({ ...sessionOf('ana').user, region: 'newzealand' });
    const again = await store.dispatch(api.util.getRunningQueryThunk('tagged', tag));
    expect(again).toMatchObject({ isSuccess: true });
    expect(again?.requestId).not.toBe(requestId);
    shown.unsubscribe();
  },
);
