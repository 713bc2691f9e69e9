import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { drawSocialCard, withColours, type SocialCard } from './social-card';
import { serveSocialImages } from './social-images';
import type { PageFacts } from '../src/lib/head/page-facts';
import { sceneOf, subjectOf } from './social-subjects';

const drawing = (name: string) => readFileSync(new URL(`../src/assets/scenes/${name}.svg`, import.meta.url), 'utf8');
const LENA = 'au-pair/9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21';
const ABOUT_LENA = { title: 'Lena from Germany, au pair', description: 'Lena speaks German.', scenes: [] };
const PAGES: Record<string, PageFacts> = {
  '/': { title: 'Someone they will talk about for years.', description: 'Not drawn', scenes: ['harbour'] },
  '/nz': { title: 'Someone they will talk about', description: null, scenes: ['aotearoa'] },
  '/blog/togs-jandals-arvo': { title: 'Togs, jandals & arvo', description: null, scenes: ['sprig', 'culture-travel'] },
  '/auth': { title: null, description: null, scenes: [] },
};

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function server(draw: (card: SocialCard) => Promise<Buffer> = async ({ title }) => Buffer.from(title)) {
  const pages: Record<string, PageFacts | undefined> = { ...PAGES };
  const asked: string[] = [];
  const drawn: SocialCard[] = [];
  app = fastify();
  serveSocialImages(app, {
    page: async (path) => {
      asked.push(path);
      return pages[path] ?? null;
    },
    scene: (name) => (['harbour', 'aotearoa', 'culture-travel'].includes(name) ? `<svg>${name}</svg>` : null),
    draw: (card) => {
      drawn.push(card);
      return draw(card);
    },
  });
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  return { get: (path: string, headers = {}) => fetch(site + path, { headers }), asked, drawn, pages };
}

describe('pictures for links', () => {
  it('show the title and the drawing of the page that is linked to', async () => {
    const { get, drawn } = await server();
    const answer = await get('/social/blog/togs-jandals-arvo.png');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringContaining('max-age=86400'),
    });
    await get('/social/home.png');
    await get('/social/nz.png');
    expect(drawn).toEqual([
      { title: 'Togs, jandals & arvo', text: null, region: 'australia', scene: '<svg>culture-travel</svg>' },
      {
        title: 'Someone they will talk about for years.',
        text: null,
        region: 'australia',
        scene: '<svg>harbour</svg>',
      },
      { title: 'Someone they will talk about', text: null, region: 'newzealand', scene: '<svg>aotearoa</svg>' },
    ]);
  });

  it.each([
    ['of no page', '/social/nothing-here.png'],
    ['of a page kept out of search engines', '/social/auth.png'],
    ['of another kind', '/social/home.jpg'],
    ['without a name', '/social/.png'],
    ['of a file', '/social/..%2f..%2fetc%2fpasswd.png'],
    ['of another site', '/social//evil.example.png'],
    ['in capitals', '/social/Blog.png'],
    ['with no end', `/social/${'a'.repeat(300)}.png`],
  ])('do not exist %s', async (_what, url) => {
    const { get, drawn } = await server();
    expect((await get(url)).status).toBe(404);
    expect(drawn).toEqual([]);
  });

  it('draw nothing from the query', async () => {
    const { get, asked, drawn } = await server();
    await get('/social/home.png?title=Free+money&country=france');
    expect(asked).toEqual(['/']);
    expect(drawn.map(({ title }) => title)).toEqual(['Someone they will talk about for years.']);
  });

  it('are drawn once, however many people ask at the same time or later', async () => {
    const { get, drawn } = await server();
    const answers = await Promise.all([get('/social/home.png'), get('/social/home.png?x=1'), get('/social/home.png')]);
    await get('/social/home.png');
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(drawn).toHaveLength(1);
    const etag = (await get('/social/home.png')).headers.get('etag');
    expect((await get('/social/home.png', { 'if-none-match': String(etag) })).status).toBe(304);
  });

  it('are drawn again after a failure', async () => {
    let broken = true;
    const { get } = await server(async () => {
      if (broken) throw new Error('no ink');
      return Buffer.from('png');
    });
    expect((await get('/social/home.png')).status).toBe(500);
    broken = false;
    expect((await get('/social/home.png')).status).toBe(200);
  });

  it('show of a person what visitors can read, are drawn once for each version, and are general once the person is gone', async () => {
    const { get, drawn, pages } = await server();
    pages[`/${LENA}`] = ABOUT_LENA;
    const path = `/social/${LENA}.png`;
    const first = await get(path);
    expect(first.headers.get('cache-control')).toBe('public, max-age=300');
    await get(path);
    pages[`/${LENA}`] = { ...ABOUT_LENA, description: 'Lena speaks German and English.' };
    await get(path);
    expect(drawn.map(({ title, text }) => [title, text])).toEqual([
      ['Lena from Germany, au pair', 'Lena speaks German.'],
      ['Lena from Germany, au pair', 'Lena speaks German and English.'],
    ]);
    const home = await (await get('/social/home.png')).text();
    for (const gone of [undefined, { title: null, description: null, scenes: [] }]) {
      pages[`/${LENA}`] = gone;
      const general = await get(path);
      expect([general.status, await general.text(), general.headers.get('cache-control')]).toEqual([
        200,
        home,
        'public, max-age=300',
      ]);
    }
    expect(drawn).toHaveLength(3);
  });

  it('accept no other address for a person', () => {
    expect(subjectOf(`nz/${LENA}.png`)).toEqual({ page: `/nz/${LENA}`, region: 'newzealand', person: true });
    expect(subjectOf('nz/au-pair/6f2b.png')).toEqual({ page: '/nz', region: 'newzealand' });
    expect(subjectOf('family/6f2b.png')).toEqual({ page: '/', region: 'australia' });
    expect(subjectOf('profile/au-pair.png')).toEqual({ page: '/', region: 'australia' });
  });

  it('know the countries that families and au pairs come from', () => {
    expect(subjectOf('countries/france.png')).toEqual({ page: '/?country=france', region: 'australia' });
    expect(subjectOf('countries/atlantis.png')?.page).toBe('/countries/atlantis');
  });

  it('use the drawing of the subject, otherwise one that the page shows, otherwise the region’s', () => {
    const of = (name: string, ...scenes: string[]) =>
      sceneOf(subjectOf(name) ?? { page: '', region: 'australia' }, scenes, () => true);
    expect(of('nz/pricing.png', 'harbour')).toBe('pricing');
    expect(of('resources/first-day.png')).toBe('resources');
    expect(of('melbourne.png', 'melbourne', 'aotearoa')).toBe('melbourne');
    expect(of('countries/spain.png', 'sydney')).toBe('spain');
    expect(of('nz/search-families.png')).toBe('aotearoa');
  });
});

describe('the drawn card', () => {
  it('is 1200 by 630, with the title in letters of ours over the drawing', async () => {
    const card = { region: 'newzealand', scene: drawing('tauranga') } as const;
    const [one, other] = await Promise.all(
      ['Ōtūmoetai', 'Pāpāmoa <script>'].map((title) => drawSocialCard({ ...card, title })),
    );
    expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
    expect(one?.length).toBeLessThan(300_000);
  });

  it('has a sentence below the title where there is one', async () => {
    const card = { title: 'Lena from Germany, au pair', region: 'australia', scene: drawing('harbour') } as const;
    const [without, sentence] = await Promise.all(
      [null, 'Lena speaks German.'].map((text) => drawSocialCard({ ...card, text })),
    );
    expect(without?.equals(sentence ?? Buffer.alloc(0))).toBe(false);
  });

  it('gives every colour of the drawings its value by day', () => {
    for (const name of ['harbour', 'aotearoa', 'pricing', 'visas-money', 'melbourne'])
      expect(withColours(drawing(name), 'newzealand')).not.toContain('var(');
    expect(withColours('<a fill="var(--accent,#F4C24B)"/>', 'newzealand')).toBe('<a fill="#86CF96"/>');
  });
});
