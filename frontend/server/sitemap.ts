import { SitemapIndexStream, SitemapStream, streamToPromise, type SitemapItemLoose } from 'sitemap';
import { cities, cityPath } from '../src/config/cities';
import { countryLandings } from '../src/config/country-landings';
import { landingPaths, paths } from '../src/config/paths';
import { pageAddress, type Alternate } from '../src/lib/head/page-address';
import type { ReadApi } from './api-reader';

interface Publication {
  slug: string;
  updatedAt: string;
}

const PAGES = [
  paths.home,
  landingPaths.australia.auPairs,
  landingPaths.australia.families,
  paths.forAuPairs,
  paths.forFamilies,
  paths.searchAuPairs,
  paths.searchFamilies,
  paths.pricing,
  paths.visaFit,
  paths.payCalculator,
  paths.placementCost,
  paths.blog,
  paths.resources,
  paths.faq,
  paths.contact,
  paths.privacy,
  paths.terms,
  paths.cookies,
];

/** Returns every page address with its alternates. */
function entries(site: string, path: string, further: readonly Alternate[] = [], lastmod?: string): SitemapItemLoose[] {
  const { canonical, alternates } = pageAddress(path);
  const links = [...alternates, ...further].map(({ language, path: to }) => ({ lang: language, url: site + to }));
  const own = alternates.length ? [...new Set(alternates.map((alternate) => alternate.path))] : [canonical];
  return own.map((one) => ({ url: site + one, ...(links.length ? { links } : {}), ...(lastmod ? { lastmod } : {}) }));
}

const published = async (read: ReadApi, kind: 'posts' | 'resources') =>
  read<Publication[]>(`/api/publications/${kind}`);

type Filling = (site: string, read: ReadApi) => SitemapItemLoose[] | Promise<SitemapItemLoose[]>;

/** The sitemaps in the index, by name. */
export const sitemaps: Record<string, Filling> = {
  pages: (site) => PAGES.flatMap((path) => entries(site, path, path === paths.home ? countryLandings : [])),
  cities: (site) => cities.map((city) => ({ url: site + cityPath(city) })),
  countries: async (site, read) => {
    const links = entries(site, paths.home, countryLandings)[0]?.links ?? [];
    const changed = await read<{ country: string; updatedAt: string }[]>('/api/publications/countries');
    return changed.flatMap(({ country, updatedAt: lastmod }) => {
      const landing = countryLandings.find((one) => one.country === country);
      return landing ? [{ url: site + landing.path, links, lastmod }] : [];
    });
  },
  posts: async (site, read) =>
    (await published(read, 'posts')).flatMap(({ slug, updatedAt }) =>
      entries(site, `${paths.blog}/${slug}`, [], updatedAt),
    ),
  resources: async (site, read) =>
    (await published(read, 'resources')).flatMap(({ slug, updatedAt }) =>
      entries(site, `${paths.resources}/${slug}`, [], updatedAt),
    ),
};

/** Returns one sitemap as XML. */
export async function writeSitemap(items: SitemapItemLoose[]): Promise<string> {
  const stream = new SitemapStream({ xmlns: { news: false, image: false, video: false, xhtml: true } });
  for (const item of items) stream.write(item);
  stream.end();
  return (await streamToPromise(stream)).toString();
}

/** Returns the index of all sitemaps. */
export async function writeSitemapIndex(site: string): Promise<string> {
  const stream = new SitemapIndexStream();
  for (const name of Object.keys(sitemaps)) stream.write({ url: `${site}/sitemaps/${name}.xml` });
  stream.end();
  return (await streamToPromise(stream)).toString();
}
