import { regionFacts, type Region } from './regions.js';

/** Pages that are the same in both regions and have one address. */
const NEVER_PREFIXED = ['/profile', '/dashboard', '/admin', '/messages', '/payment', '/blog', '/auth'];

/**
 * The path of a page (with query and anchor) in someone's region, for emails and notifications, so that the page shows
 * the right emergency number. The site's own links follow the same rule.
 */
export function regionalPath(path: string, region: Region): string {
  const isOfBoth = NEVER_PREFIXED.some((start) => path.startsWith(start));
  return isOfBoth ? path : regionFacts(region).pathPrefix + path;
}
