import { afterEach, describe, expect, it } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { emptyApi } from '../../api/empty-api';
import { loadPost } from './load-blog';

const realFetch = globalThis.fetch;
afterEach(() => void (globalThis.fetch = realFetch));

function postAnswering(status: number): Promise<unknown> {
  globalThis.fetch = () => Promise.resolve(new Response('{}', { status }));
  const store = configureStore({
    reducer: { api: emptyApi.reducer },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { baseUrl: 'http://api.test', headers: {} } } }).concat(emptyApi.middleware),
  });
  const loaded = loadPost({ store, params: { slug: 'first-week' }, url: new URL('http://wf.test/blog/first-week') });
  return loaded
    .then(
      () => null,
      (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
    )
    .finally(() => store.dispatch(emptyApi.util.resetApiState()));
}

describe('R08 the address of a post', () => {
  it('R08 is not found where there never was one', async () => expect(await postAnswering(404)).toBe(404));
  it('R08 is gone where one was taken back', async () => expect(await postAnswering(410)).toBe(410));
});
