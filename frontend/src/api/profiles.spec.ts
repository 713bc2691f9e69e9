import { afterEach, describe, expect, it } from '@jest/globals';
import { makeApiStore } from '../../test/api-store';
import { baseApi } from './base-api';
import { profilesApi } from './profiles';
import { regionsApi } from './generated/regions';

const realFetch = globalThis.fetch;

/** Answers each call with the next status, repeating the last; counts the calls. */
function answerWith(...statuses: number[]): { calls: number } {
  const seen = { calls: 0 };
  globalThis.fetch = () => {
    const status = statuses[Math.min(seen.calls, statuses.length - 1)] ?? 500;
    seen.calls += 1;
    return Promise.resolve(new Response(JSON.stringify({ message: `answer ${status}`, id: 'u1' }), { status }));
  };
  return seen;
}

async function askForProfile() {
  const store = makeApiStore();
  const result = await store.dispatch(profilesApi.endpoints.getUser.initiate({ id: 'u1' }));
  store.dispatch(baseApi.util.resetApiState());
  return result;
}

afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('C06 the profile', () => {
  it('C01 is null if there is none, after one request', async () => {
    const seen = answerWith(404);
    expect(await askForProfile()).toMatchObject({ data: null });
    expect(seen.calls).toBe(1);
  });
  it('C01 C06 is not requested again without a session', async () => {
    const seen = answerWith(401);
    expect(await askForProfile()).toMatchObject({ error: { status: 401, message: 'No session available' } });
    expect(seen.calls).toBe(1);
  });
  it('C01 C06 is requested up to twice more after any other failure, which is reported', async () => {
    const seen = answerWith(500);
    expect(await askForProfile()).toMatchObject({
      error: { status: 500, message: 'Failed to fetch user profile: answer 500' },
    });
    expect(seen.calls).toBe(3);
  });
  it('C06 arrives when a later attempt succeeds', async () => {
    const seen = answerWith(503, 200);
    expect(await askForProfile()).toMatchObject({ data: { id: 'u1' } });
    expect(seen.calls).toBe(2);
  });
});

describe('C06 any other request', () => {
  it('C06 is sent once, whatever the response', async () => {
    const seen = answerWith(500);
    const result = await makeApiStore().dispatch(regionsApi.endpoints.listRegions.initiate());
    expect(result).toMatchObject({ error: { status: 500 } });
    expect(seen.calls).toBe(1);
  });
});
