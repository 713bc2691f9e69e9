import { describe, expect, it } from '@jest/globals';
import { HtmlCache, SHARED_FOR_A_SECOND, type HtmlAnswer } from './html-cache';

const page = (body: string, status = 200): HtmlAnswer => ({ status, headers: {}, body });

/** Returns pages "1", "2", … and counts the calls. */
function drawing(status = 200) {
  let drawn = 0;
  return { draw: async () => page(String(++drawn), status), count: () => drawn };
}

function cacheAt() {
  let now = 0;
  return { cache: new HtmlCache(() => now), pass: (ms: number) => (now += ms) };
}

describe('The cache of pages', () => {
  it('renders a page once for all requests within ten seconds, even simultaneous ones', async () => {
    const { cache, pass } = cacheAt();
    const { draw, count } = drawing();
    await Promise.all([cache.get('/', draw), cache.get('/', draw)]);
    pass(9_999);
    expect((await cache.get('/', draw)).body).toBe('1');
    expect(count()).toBe(1);
  });

  it('serves the older page once more while it renders the new one', async () => {
    const { cache, pass } = cacheAt();
    const { draw } = drawing();
    await cache.get('/', draw);
    pass(20_000);
    expect((await cache.get('/', draw)).body).toBe('1');
    expect((await cache.get('/', draw)).body).toBe('2');
  });

  it('caches a page about people for a second, and serves no older one, not even when the API cannot be reached', async () => {
    const { cache, pass } = cacheAt();
    const { draw, count } = drawing();
    const get = (how = draw) => cache.get('/sydney', how, SHARED_FOR_A_SECOND);
    await Promise.all([get(), get()]);
    pass(999);
    expect((await get()).body).toBe('1');
    pass(2);
    expect([(await get()).body, count()]).toEqual(['2', 2]);
    pass(1_001);
    await expect(get(() => Promise.reject(new Error('The API is away')))).rejects.toThrow('away');
  });

  it('never serves a page that is a minute old', async () => {
    const { cache, pass } = cacheAt();
    const { draw } = drawing();
    await cache.get('/', draw);
    pass(60_000);
    expect((await cache.get('/', draw)).body).toBe('2');
  });

  it('caches pages by their key, and only complete ones', async () => {
    const { cache } = cacheAt();
    const [there, missing] = [drawing(), drawing(404)];
    await cache.get('/', there.draw);
    await cache.get('/nz', there.draw);
    expect(there.count()).toBe(2);
    await cache.get('/nowhere', missing.draw);
    await cache.get('/nowhere', missing.draw);
    expect(missing.count()).toBe(2);
  });

  it('serves the old page when the new one cannot be rendered, and an error when there is none', async () => {
    const { cache, pass } = cacheAt();
    const fails = () => Promise.reject(new Error('The API is away'));
    await expect(cache.get('/', fails)).rejects.toThrow('away');
    await cache.get('/', drawing().draw);
    pass(20_000);
    expect((await cache.get('/', fails)).body).toBe('1');
  });

  it('gives equal pages equal tags', async () => {
    const { cache } = cacheAt();
    const one = await cache.get('/a', async () => page('same'));
    const two = await cache.get('/b', async () => page('same'));
    const other = await cache.get('/c', async () => page('other'));
    expect(one.etag).toBe(two.etag);
    expect(one.etag).not.toBe(other.etag);
  });

  it.each([429, 500, 503])(
    'shows the last whole page instead of one that answered %d, until one is drawn',
    async (status) => {
      const { cache, pass } = cacheAt();
      await cache.get('/', async () => page('whole'));
      pass(120_000);
      expect(await cache.get('/', async () => page('with holes', status))).toMatchObject({
        status: 200,
        body: 'whole',
      });
      pass(120_000);
      expect((await cache.get('/', async () => page('whole again'))).status).toBe(200);
      expect((await cache.get('/', async () => page('not asked'))).body).toBe('whole again');
    },
  );

  it('does not let requests wait for the next attempt after a failure', async () => {
    const { cache, pass } = cacheAt();
    await cache.get('/', async () => page('whole'));
    pass(120_000);
    await cache.get('/', async () => page('', 503));
    expect((await cache.get('/', () => new Promise(() => undefined))).body).toBe('whole');
  });

  it('drops a complete page that could not be rendered again for an hour', async () => {
    const { cache, pass } = cacheAt();
    await cache.get('/', async () => page('whole'));
    pass(3_600_001);
    expect((await cache.get('/', async () => page('', 503))).status).toBe(503);
  });

  it('does not apply the rate limit of the visitor who triggered the rendering to others', async () => {
    const { cache } = cacheAt();
    const limited = cache.get('/', async () => page('too many', 429));
    const other = cache.get('/', async () => page('whole'));
    expect((await limited).status).toBe(429);
    expect((await other).body).toBe('whole');
  });
});
