import { describe, expect, it } from '@jest/globals';
import type { ReadApi } from './api-reader';
import { sitemaps, writeSitemap, writeSitemapIndex } from './sitemap';

const SITE = 'https://wf.example';
const updatedAt = '2026-11-12T08:00:00.000Z';
const read: ReadApi = async <Answer>(path: string) =>
  (path.endsWith('countries')
    ? ['france', 'germany', 'spain'].map((country) => ({ country, updatedAt }))
    : [{ slug: path.endsWith('posts') ? 'first-week' : 'agreement', updatedAt }]) as Answer;

const sitemap = async (name: string) => writeSitemap((await sitemaps[name]?.(SITE, read)) ?? []);
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('the sitemaps', () => {
  it('are all named by the index', async () => {
    expect(addressesIn(await writeSitemapIndex(SITE))).toEqual(
      ['pages', 'cities', 'countries', 'posts', 'resources'].map((name) => `${SITE}/sitemaps/${name}.xml`),
    );
  });

  it('name a page in each region, each with both and the default', async () => {
    const xml = await sitemap('pages');
    expect(addressesIn(xml)).toEqual(expect.arrayContaining([`${SITE}/pricing`, `${SITE}/nz/pricing`, `${SITE}/nz`]));
    const [, pricing] = /<loc>https:\/\/wf.example\/nz\/pricing<\/loc>(.*?)<\/url>/.exec(xml) ?? [];
    for (const [language, path] of [
      ['en-AU', '/pricing'],
      ['en-NZ', '/nz/pricing'],
      ['x-default', '/pricing'],
    ])
      expect(pricing).toContain(`hreflang="${language}" href="${SITE}${path}"`);
  });

  it('name no address twice, and the blog only once', async () => {
    const addresses = addressesIn(await sitemap('pages'));
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(`${SITE}/blog`);
    expect(addresses).not.toContain(`${SITE}/nz/blog`);
  });

  it('name posts once and resources for each region, with the day of their last change', async () => {
    const posts = await sitemap('posts');
    expect(addressesIn(posts)).toEqual([`${SITE}/blog/first-week`]);
    expect(posts).toContain('<lastmod>2026-11-12');
    expect(addressesIn(await sitemap('resources'))).toEqual([
      `${SITE}/resources/agreement`,
      `${SITE}/nz/resources/agreement`,
    ]);
  });

  it('name the cities of their own region and the countries in their languages, with the day of their last change', async () => {
    expect(addressesIn(await sitemap('cities'))).toEqual(
      expect.arrayContaining([`${SITE}/perth`, `${SITE}/nz/tauranga`]),
    );
    const countries = await sitemap('countries');
    expect(addressesIn(countries)).toContain(`${SITE}/?country=france`);
    expect(countries).toContain(`hreflang="de" href="${SITE}/?country=germany"`);
    expect(countries).toContain('<lastmod>2026-11-12');
  });

  it('1.2.1 escape addresses', async () => {
    const xml = await writeSitemap([{ url: `${SITE}/blog/a&b"<script>planted()</script>`, lastmod: updatedAt }]);
    expect(xml).not.toContain('<script');
    expect(addressesIn(xml)).toHaveLength(1);
    expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;|apos;)/);
  });
});
