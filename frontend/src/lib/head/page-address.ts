import { regionFacts, REGIONS, type Region } from '../../config/regions';
import { paths } from '../../config/paths';
import { regionOfPath, switchedPath, withoutRegion } from '../region';

/** Pages with one address for both regions, because their content is the same. */
const ONCE = [paths.blog, paths.payment, paths.auth, '/family/', '/au-pair/'];

/** Second addresses of the same page. */
const ALIASES: Record<string, string> = {
  '/search/au-pairs': paths.searchAuPairs,
  '/search/families': paths.searchFamilies,
};

export interface Alternate {
  /** A value of `hreflang`. */
  language: string;
  path: string;
}

export interface PageAddress {
  /** The one path that search engines should know. */
  canonical: string;
  /** The page in each region, itself included; empty for a page with one address. */
  alternates: Alternate[];
}

/** The canonical address of a page, and its counterparts. `single`: it exists in one region only. */
export function pageAddress(pathname: string, single = false): PageAddress {
  const bare = withoutRegion(pathname);
  if (ONCE.some((start) => bare === start || bare.startsWith(start.endsWith('/') ? start : `${start}/`)))
    return { canonical: bare, alternates: [] };
  if (single) return { canonical: pathname, alternates: [] };
  const known = ALIASES[bare] ?? pathname;
  const at = (region: Region) => switchedPath(known, region);
  return {
    canonical: at(regionOfPath(pathname) ?? 'australia'),
    alternates: [
      ...REGIONS.map((region) => ({ language: regionFacts[region].language, path: at(region) })),
      { language: 'x-default', path: at('australia') },
    ],
  };
}

/** The path of a page's drawn preview. */
export function socialImage(pathname: string): string {
  return pathname === '/' ? '/social/home.png' : `/social${pathname}.png`;
}
