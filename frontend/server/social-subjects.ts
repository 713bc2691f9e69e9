import { paths } from '../src/config/paths';
import type { Region } from '../src/config/regions';
import { regionOfPath, withoutRegion } from '../src/lib/region/region-paths';

/** A page with a sharing image. */
export interface Subject {
  /** Path and query of the page, built from known values, never from the request. */
  page: string;
  region: Region;
  /** The page of a person: what visitors read there may change or go at any time. */
  person?: true;
}

/** Valid names in `/social/<name>`: a lower-case page path or `home`, and `.png`. */
const NAME = /^((?:[a-z0-9]+(?:-+[a-z0-9]+)*\/)*[a-z0-9]+(?:-+[a-z0-9]+)*)\.png$/;
const LONGEST = 200;
const COUNTRIES = /^countries\/(france|germany|spain)$/;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PERSON = new RegExp(`^/(?:family|au-pair)/${UUID}$`);
/** Other pages about people get the site's own image. */
const ABOUT_PEOPLE = /^\/(?:family|au-pair|profile)\//;

/** Returns the page for an image name, or null. */
export function subjectOf(name: string): Subject | null {
  const path = name.length <= LONGEST ? NAME.exec(name)?.[1] : undefined;
  if (!path) return null;
  const country = COUNTRIES.exec(path)?.[1];
  if (country) return { page: `/?country=${country}`, region: 'australia' };
  const pathname = path === 'home' ? '/' : `/${path}`;
  const region = regionOfPath(pathname) ?? 'australia';
  const bare = withoutRegion(pathname);
  if (PERSON.test(bare)) return { page: pathname, region, person: true };
  if (ABOUT_PEOPLE.test(bare)) return homeOf(region);
  return { page: pathname, region };
}

/** The page whose image is shown instead of one that cannot be shown. */
export const homeOf = (region: Region): Subject => ({ page: region === 'newzealand' ? '/nz' : '/', region });

/** Drawings for pages that show none, or whose first drawing is not the right one. */
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

/** Returns the drawing of a page: its subject's, otherwise the first on the page, otherwise the region's. */
export function sceneOf({ page, region }: Subject, scenes: string[], known: (name: string) => boolean): string {
  const own = SCENES[withoutRegion(page)] ?? /\?country=(\w+)$/.exec(page)?.[1];
  if (own) return own;
  const parts = withoutRegion(page).split('/');
  if (parts[1] === 'resources') return 'resources';
  const shown = scenes.find((name) => name !== 'sprig' && known(name));
  return shown ?? (region === 'newzealand' ? 'aotearoa' : 'harbour');
}
