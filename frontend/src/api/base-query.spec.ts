import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { makeApiStore } from '../../test/api-store';
import { establishSession, sessionEvents, signOutHere, type Session, type SessionEvent } from '../lib/session';
import { queryString } from './base-query';
import { baseApi } from './base-api';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    thing: build.query<{ name: string }, string>({ query: (id) => `/api/things/${id}` }),
    make: build.mutation<{ name: string }, string>({
      query: (name) => ({ url: '/api/things', method: 'POST', body: { name } }),
    }),
    upload: build.mutation<unknown, void>({
      query: () => ({ url: '/api/files', method: 'POST', body: new FormData() }),
    }),
    signIn: build.mutation<unknown, void>({ query: () => ({ url: '/api/sessions', method: 'POST', body: {} }) }),
  }),
});

function session(token: string, id = 'u1'): Session {
  return {
    access_token: token,
    refresh_token: null,
    expires_at: Math.floor(Date.now() / 1000) + 600,
    user: {
      id,
      email: 'a@example.org',
      emailVerified: true,
      username: 'a',
      userType: 'family',
      region: 'australia',
      mfaEnabled: false,
      authenticatorEnabled: false,
      secondFactorRequired: false,
    },
  };
}

type Fetch = typeof fetch;
const answers = jest.fn<(url: string, token: string | null) => Response>();
const realFetch = globalThis.fetch;
let events: SessionEvent['type'][] = [];
let stop: () => void;

beforeEach(() => {
  events = [];
  stop = sessionEvents.subscribe((event) => events.push(event.type));
  answers.mockReset();
  const fake: Fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return Promise.resolve(answers(url, new Headers(init?.headers).get('Authorization')));
  };
  globalThis.fetch = fake;
});

afterEach(() => {
  stop();
  signOutHere();
  globalThis.fetch = realFetch;
});

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('calls to the API', () => {
  it('refreshes once after a 401, however many calls failed, and repeats them with the new token', async () => {
    establishSession(session('old'));
    answers.mockImplementation((url, token) => {
      if (url.endsWith('/sessions/refresh')) return json(session('new'));
      return token === 'Bearer new' ? json({ name: url.slice(-1) }) : json({ message: 'expired' }, 401);
    });
    const store = makeApiStore();
    const calls = ['1', '2', '3'].map((id) => store.dispatch(api.endpoints.thing.initiate(id)).unwrap());
    expect(await Promise.all(calls)).toEqual([{ name: '1' }, { name: '2' }, { name: '3' }]);
    expect(answers.mock.calls.filter(([url]) => url.endsWith('/sessions/refresh'))).toHaveLength(1);
    expect(events).toEqual(['SIGNED_IN', 'TOKEN_REFRESHED']);
  });

  it('S01 logs out when the session cannot be refreshed, and passes on the first error', async () => {
    establishSession(session('old'));
    answers.mockImplementation((url) => json({ message: url.endsWith('refresh') ? 'gone' : 'expired' }, 401));
    const result = await makeApiStore().dispatch(api.endpoints.thing.initiate('1'));
    expect(result.error).toMatchObject({ status: 401, message: 'expired' });
    expect(events).toEqual(['SIGNED_IN', 'SIGNED_OUT']);
  });

  it('does not ask for a session on behalf of a visitor', async () => {
    answers.mockImplementation(() => json({ message: 'sign in first' }, 401));
    await makeApiStore().dispatch(api.endpoints.thing.initiate('1'));
    expect(answers).toHaveBeenCalledTimes(1);
    expect(answers).toHaveBeenCalledWith('http://api.test/api/things/1', null);
  });

  it('C06 does not request a cached answer again', async () => {
    answers.mockImplementation(() => json({ name: 'a' }));
    const store = makeApiStore();
    await store.dispatch(api.endpoints.thing.initiate('1'));
    await store.dispatch(api.endpoints.thing.initiate('1'));
    expect(answers).toHaveBeenCalledTimes(1);
    store.dispatch(baseApi.util.resetApiState());
  });

  it('explains that there was no response', async () => {
    answers.mockImplementation(() => {
      throw new TypeError('fetch failed');
    });
    const result = await makeApiStore().dispatch(api.endpoints.thing.initiate('1'));
    expect(result.error).toMatchObject({ status: 0, code: 'api_unreachable' });
  });
});

describe('a call while someone else logs in', () => {
  /** The first answer is lost or refused while another person logs in; all requests are noted. */
  const sentWhile = async (answer: () => Response) => {
    const tokens: (string | null)[] = [];
    establishSession(session('ana'));
    answers.mockImplementation((_url, token) => {
      tokens.push(token);
      if (tokens.length > 1) return json({ name: 'a' });
      signOutHere();
      establishSession(session('ben', 'u2'));
      return answer();
    });
    const result = await makeApiStore().dispatch(api.endpoints.make.initiate('a'));
    return { tokens, error: result.error };
  };
  const lost = () => {
    throw new TypeError('fetch failed');
  };

  it.each([
    ['its answer was lost', lost, 0],
    ['its token was not accepted', () => json({ code: 'unauthorized', message: 'expired' }, 401), 401],
  ])('is never repeated in that person’s name: %s', async (_why, answer, status) => {
    const { tokens, error } = await sentWhile(answer);
    expect(tokens).toEqual(['Bearer ana']);
    expect(error).toMatchObject({ status });
  });
});

describe('a write whose answer may be lost', () => {
  const keys: (string | null)[] = [];
  /** One answer after the other; null for none. */
  const answerWith = (...statuses: (number | null)[]) => {
    keys.length = 0;
    globalThis.fetch = (_input, init) => {
      keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      const status = statuses.shift() ?? null;
      if (status === null) return Promise.reject(new TypeError('fetch failed'));
      return Promise.resolve(json({ name: 'a', code: status === 409 ? 'conflict' : 'api_unreachable' }, status));
    };
  };
  const make = (name: string) => makeApiStore().dispatch(api.endpoints.make.initiate(name));

  it('is sent again under the same key until it is answered', async () => {
    answerWith(null, 502, 200);
    expect((await make('a')).data).toMatchObject({ name: 'a' });
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
  });

  it('is not sent again once it is answered, and the next one has a key of its own', async () => {
    answerWith(409, 200);
    expect((await make('a')).error).toMatchObject({ code: 'conflict' });
    await make('a');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  it('keeps its key for someone who presses again, but not for something else', async () => {
    answerWith(null, null, null, 200, 200, null, null, null, 200, 200);
    expect((await make('a')).error).toMatchObject({ code: 'api_unreachable' });
    await make('a');
    await make('a');
    expect(keys[3]).toBe(keys[0]);
    expect(keys[4]).not.toBe(keys[0]);
    await make('b');
    await make('c');
    await make('b');
    expect(new Set(keys.slice(5)).size).toBe(3);
  });

  it('is sent once if the API does not support the key', async () => {
    answerWith(null, 200);
    expect((await makeApiStore().dispatch(api.endpoints.signIn.initiate())).error).toMatchObject({ status: 0 });
    expect(keys).toEqual([null]);
  });
});

describe('a call that is never answered', () => {
  const keys: (string | null)[] = [];
  /** A line on which nothing arrives: only an abort ends the request. */
  const hang: Fetch = (_input, init) => {
    keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    const { signal } = init ?? {};
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    );
  };
  const outcomeAfter = async <Outcome>(call: Promise<Outcome>, ms: number) => {
    let outcome: Outcome | undefined;
    void call.then((ended) => (outcome = ended));
    await jest.advanceTimersByTimeAsync(ms);
    return outcome;
  };

  beforeEach(() => {
    keys.length = 0;
    jest.useFakeTimers();
    globalThis.fetch = hang;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('ends: for a read in one try', async () => {
    const reading = makeApiStore().dispatch(api.endpoints.thing.initiate('1'));
    const outcome = await outcomeAfter(reading, 45_000);
    expect(outcome?.error).toMatchObject({ status: 0, code: 'api_unreachable' });
  });

  it('ends: for a write whose outcome is unknown after three tries, and the next press has the same key', async () => {
    const write = () => makeApiStore().dispatch(api.endpoints.make.initiate('a'));
    const outcome = await outcomeAfter(write(), 130_000);
    expect(outcome?.error).toMatchObject({ status: 0, code: 'api_unreachable' });
    expect(keys).toHaveLength(3);
    globalThis.fetch = (input, init) => {
      void hang(input, init);
      return Promise.resolve(json({ name: 'a' }));
    };
    expect((await write()).data).toEqual({ name: 'a' });
    expect(new Set(keys).size).toBe(1);
  });

  it('ends even in the middle of its response', async () => {
    globalThis.fetch = (_input, init) => {
      const body = new ReadableStream({
        start: (stream) => {
          stream.enqueue(new TextEncoder().encode('{"name":'));
          init?.signal?.addEventListener('abort', () => stream.error(new DOMException('Aborted', 'AbortError')));
        },
      });
      return Promise.resolve(new Response(body));
    };
    const outcome = await outcomeAfter(makeApiStore().dispatch(api.endpoints.thing.initiate('1')), 45_000);
    expect(outcome?.error).toMatchObject({ code: 'api_unreachable' });
  });

  it('is given up without an error in the console when someone logs out', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const endpoint of [api.endpoints.thing, api.endpoints.make]) {
      const store = makeApiStore();
      // A second try of a write begins after a pause, in which it can be given up too.
      for (const waited of [0, 40_100]) {
        const call = store.dispatch(
          endpoint.initiate(String(waited)) as ReturnType<typeof api.endpoints.thing.initiate>,
        );
        await jest.advanceTimersByTimeAsync(waited);
        call.abort();
        await jest.advanceTimersByTimeAsync(2_000);
      }
    }
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
  });

  it('has more time when it sends a file', async () => {
    const sending = makeApiStore().dispatch(api.endpoints.upload.initiate());
    expect(await outcomeAfter(sending, 120_000)).toBeUndefined();
    expect(keys).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(400_000);
  });
});

describe('query parameters', () => {
  it('leave out what is not set and repeat the name of lists', () => {
    expect(queryString({ city: 'Perth', page: undefined, q: '', languages: ['German', 'French'], n: 0 })).toBe(
      '?city=Perth&languages=German&languages=French&n=0',
    );
    expect(queryString(undefined)).toBe('');
  });
});
