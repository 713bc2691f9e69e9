import { paths } from '../src/config/paths';
import type { Region } from '../src/config/regions';
import { regionOfPath, withoutRegion } from '../src/lib/region/region-paths';

/** A page that others may show a picture of. */
export interface Subject {
  /** Path and query of the page, made from what we know, never from what was asked. */
  page: string;
  region: Region;
}

/** What `/social/<name>` may be called: the path of a page in small letters, or `home`, and then `.png`. */
const NAME = /^((?:[a-z0-9]+(?:-+[a-z0-9]+)*\/)*[a-z0-9]+(?:-+[a-z0-9]+)*)\.png$/;
const LONGEST = 200;
const COUNTRIES = /^countries\/(france|germany|spain)$/;
/** People are not drawn: no picture of them leaves the site, and there is no end to their number. */
const ABOUT_PEOPLE = /^\/(?:family|au-pair|profile)\//;

/** The page that a picture's name stands for; null for what is no such name. */
export function subjectOf(name: string): Subject | null {
  const asked = name.length <= LONGEST ? NAME.exec(name)?.[1] : undefined;
  if (!asked) return null;
  const country = COUNTRIES.exec(asked)?.[1];
  if (country) return { page: `/?country=${country}`, region: 'australia' };
  const pathname = asked === 'home' ? '/' : `/${asked}`;
  const region = regionOfPath(pathname) ?? 'australia';
  const bare = withoutRegion(pathname);
  if (ABOUT_PEOPLE.test(bare)) return { page: region === 'newzealand' ? '/nz' : '/', region };
  return { page: pathname, region };
}

/** Drawings of pages that show none themselves, or show another one first. */
const SCENES: Record<string, string> = {
  [paths.pricing]: 'pricing',
  [paths.contact]: 'contact',
  [paths.resources]: 'resources',
  [paths.blog]: 'first-weeks',
  [paths.faq]: 'visas-money',
  [paths.forFamilies]: 'for-families',
  [paths.forAuPairs]: 'for-au-pairs',
  [paths.privacy]: 'resources',
  [paths.terms]: 'resources',
  [paths.cookies]: 'resources',
};
const DRAWN = /data-scene="([a-z-]+)"/g;

/** The drawing for a page: its subject's, else the first that stands in the page itself, else the region's. */
export function sceneOf({ page, region }: Subject, html: string, known: (name: string) => boolean): string {
  const own = SCENES[withoutRegion(page)] ?? /\?country=(\w+)$/.exec(page)?.[1];
  if (own) return own;
  const parts = withoutRegion(page).split('/');
  if (parts[1] === 'resources') return 'resources';
  const shown = [...html.matchAll(DRAWN)].map(([, name = '']) => name).find((name) => name !== 'sprig' && known(name));
  return shown ?? (region === 'newzealand' ? 'aotearoa' : 'harbour');
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' };
const textOf = (html: string) =>
  html
    .replace(/<br\b[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

/** What a page is headed with; null when it is kept out of search engines, and so out of pictures too. */
export function headingOf(html: string, suffix: string): string | null {
  if (/<meta name="robots" content="noindex/.test(html)) return null;
  const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
  // A heading set in several parts reads as one only where it is laid out: the title says it in a line.
  if (heading && !/<(?:span|small|div|p)\b/.test(heading)) return textOf(heading);
  const title = textOf(/<title\b[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  return (title.endsWith(suffix) ? title.slice(0, title.length - suffix.length) : title) || null;
}
