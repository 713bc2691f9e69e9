import type { APIRequestContext } from '@playwright/test';
import { cities, cityPath } from '../../src/config/cities';

const LOCATIONS = /<loc>([^<]+)<\/loc>/g;

async function locations(request: APIRequestContext, path: string): Promise<string[]> {
  const xml = await (await request.get(path)).text();
  return [...xml.matchAll(LOCATIONS)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** What a test of hostile HTML publishes for a moment. */
const HOSTILE = '/hostile-';

/** Every public page in the sitemap. */
export async function publicPages(request: APIRequestContext): Promise<string[]> {
  const sitemaps = await locations(request, '/sitemap.xml');
  const paths = (await Promise.all(sitemaps.map((path) => locations(request, path)))).flat();
  return paths.filter((path) => !path.includes(HOSTILE));
}

const CITIES = new Set(cities.map(cityPath));
const ALIKE = [/^\/blog\/[^/]+$/, /^(?:\/nz)?\/resources\/[^/]+$/];

/** The kind of pages that are rendered alike; undefined for a unique page. */
function kindOf(path: string): string | undefined {
  const region = path.startsWith('/nz/') ? 'nz' : 'au';
  if (CITIES.has(path)) return `${region} city`;
  const pattern = ALIKE.find((one) => one.test(path));
  return pattern && `${region} ${pattern.source}`;
}

/** One page of each kind: the first post, document and city, and every other page. */
export function oneOfEachKind(paths: string[]): string[] {
  const seen = new Set<string>();
  return paths.filter((path) => {
    const kind = kindOf(path);
    if (!kind) return true;
    const first = !seen.has(kind);
    seen.add(kind);
    return first;
  });
}
