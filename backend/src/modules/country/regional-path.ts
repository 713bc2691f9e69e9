import { regionFacts, type Region } from './regions.js';

/** Pages that are the same in both countries, and so have one address. */
const NEVER_PREFIXED = ['/profile', '/dashboard', '/admin', '/messages', '/payment', '/blog', '/auth'];

/**
 * The address of a page (a path, with query and anchor) in someone's country, for emails and devices: whoever follows
 * it elsewhere than usual still gets the right emergency number. The site's own links follow the same rule.
 */
export function regionalPath(path: string, region: Region): string {
  const isOfBoth = NEVER_PREFIXED.some((start) => path.startsWith(start));
  return isOfBoth ? path : regionFacts(region).pathPrefix + path;
}
