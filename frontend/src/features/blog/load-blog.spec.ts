import { afterEach, describe, expect, it } from '@jest/globals';
import { makeApiStore } from '../../../test/api-store';
import { baseApi } from '../../api/base-api';
import { loadPost } from './load-blog';

const realFetch = globalThis.fetch;
afterEach(() => void (globalThis.fetch = realFetch));

function postAnswering(status: number, body = '{}', path = '/blog/first-week'): Promise<unknown> {
  globalThis.fetch = () => Promise.resolve(new Response(body, { status }));
  const store = makeApiStore();
  const loaded = loadPost({ store, params: { slug: 'first-week' }, url: new URL(path, 'http://wf.test') });
  return loaded
    .then(
      () => null,
      (thrown: unknown) => (thrown instanceof Response ? (thrown.headers.get('location') ?? thrown.status) : thrown),
    )
    .finally(() => store.dispatch(baseApi.util.resetApiState()));
}

describe('R08 the address of a post', () => {
  it('R08 is not found if there never was one', async () => expect(await postAnswering(404)).toBe(404));
  it('R08 is gone if the post was unpublished', async () => expect(await postAnswering(410)).toBe(410));
  it('R08 redirects to the new address of a moved post, in the same country', async () => {
    const moved = JSON.stringify({ slug: 'the-first-week' });
    expect(await postAnswering(200, moved)).toBe('/blog/the-first-week');
    expect(await postAnswering(200, moved, '/nz/blog/first-week?from=mail')).toBe('/nz/blog/the-first-week?from=mail');
  });
});
