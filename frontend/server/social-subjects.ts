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
  [paths.visaFit]: 'visas-money',
  [paths.payCalculator]: 'visas-money',
  [paths.placementCost]: 'pricing',
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

/** The drawing for a page: its subject's, else the first that the page itself shows, else the region's. */
export function sceneOf({ page, region }: Subject, scenes: string[], known: (name: string) => boolean): string {
  const own = SCENES[withoutRegion(page)] ?? /\?country=(\w+)$/.exec(page)?.[1];
  if (own) return own;
  const parts = withoutRegion(page).split('/');
  if (parts[1] === 'resources') return 'resources';
  const shown = scenes.find((name) => name !== 'sprig' && known(name));
  return shown ?? (region === 'newzealand' ? 'aotearoa' : 'harbour');
}
