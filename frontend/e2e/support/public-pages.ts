import type { APIRequestContext } from '@playwright/test';

const LOCATIONS = /<loc>([^<]+)<\/loc>/g;

async function locations(request: APIRequestContext, path: string): Promise<string[]> {
  const xml = await (await request.get(path)).text();
  return [...xml.matchAll(LOCATIONS)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
}

/** Every public page in the sitemap. */
export async function publicPages(request: APIRequestContext): Promise<string[]> {
  const sitemaps = await locations(request, '/sitemap.xml');
  return (await Promise.all(sitemaps.map((path) => locations(request, path)))).flat();
}

const ALIKE = [
  /^\/blog\/[^/]+$/,
  /^\/resources\/[^/]+$/,
  /^\/nz\/resources\/[^/]+$/,
  /^\/nz\/(?!(?:for|faq)-)[a-z]+$/,
  /^\/[a-z]+$/,
];
const PLAIN = new Set(['/pricing', '/blog', '/resources', '/contact', '/privacy', '/terms', '/cookies']);

/** One page of each kind: the first post, document and city, and every other page. */
export function oneOfEachKind(paths: string[]): string[] {
  const seen = new Set<RegExp>();
  return paths.filter((path) => {
    const kind = PLAIN.has(path.replace(/^\/nz/, '')) ? undefined : ALIKE.find((pattern) => pattern.test(path));
    if (!kind) return true;
    const first = !seen.has(kind);
    seen.add(kind);
    return first;
  });
}
