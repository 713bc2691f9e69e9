import { regionFacts, REGIONS, type Region } from '../../config/regions';
import { paths } from '../../config/paths';
import { regionOfPath, switchedPath, withoutRegion } from '../region';

/** What stands at one address for both regions: the same words for everyone, so never counted twice. */
const ONCE = [paths.blog, paths.payment, paths.auth, '/family/', '/au-pair/'];

/** Second addresses of the same page. */
const ALIASES: Record<string, string> = {
  '/search/au-pairs': paths.searchAuPairs,
  '/search/families': paths.searchFamilies,
};

export interface Alternate {
  /** As `hreflang` has it. */
  language: string;
  path: string;
}

export interface PageAddress {
  /** The one path that search engines should know. */
  canonical: string;
  /** The same page in other words, the page itself included; empty for what stands once. */
  alternates: Alternate[];
}

/** The one address of a page, and its counterparts. `single` says that it stands in its own region only. */
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

/** Where the drawn preview of a page stands, by the page's path. */
export function socialImage(pathname: string): string {
  return pathname === '/' ? '/social/home.png' : `/social${pathname}.png`;
}
