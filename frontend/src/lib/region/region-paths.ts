import { cityOfBarePath, cityPath } from '../../config/cities';
import { landingPaths } from '../../config/paths';
import { regionFacts, type Region } from '../../config/regions';

const NZ = regionFacts.newzealand.prefix;
const NEVER_PREFIXED = ['/profile', '/dashboard', '/admin', '/messages', '/payment', '/blog', '/auth'];
const SWITCH_SHOWN_ON = new Set(['/', '/for-au-pairs', '/for-families', '/blog']);

const AUSTRALIAN: ReadonlySet<string> = new Set(Object.values(landingPaths.australia));

const isUnderNz = (pathname: string) => pathname === NZ || pathname.startsWith(`${NZ}/`);

/**
 * New Zealand when the path begins with `/nz`, Australia for a landing page that has Australia in its name; null when
 * the path itself does not say.
 */
export function regionOfPath(pathname: string): Region | null {
  if (isUnderNz(pathname)) return 'newzealand';
  return AUSTRALIAN.has(pathname) ? 'australia' : null;
}

/** The path without its `/nz`, `/` for the home page. */
export function withoutRegion(pathname: string): string {
  return isUnderNz(pathname) ? pathname.slice(NZ.length) || '/' : pathname;
}

/** A link for someone in a region. Takes a path with query and anchor; absolute addresses are returned unchanged. */
export function regionalPath(to: string, region: Region): string {
  if (region === 'australia' || !to.startsWith('/') || isUnderNz(pathnameOf(to))) return to;
  if (NEVER_PREFIXED.some((start) => to.startsWith(start))) return to;
  const landing = landingCounterpart(pathnameOf(to), region);
  if (landing) return landing + to.slice(pathnameOf(to).length);
  if (cityOfBarePath(pathnameOf(to))) return to;
  return pathnameOf(to) === '/' ? NZ + to.slice(1) : NZ + to;
}

/** The target of the region switch on the current path. */
export function switchedPath(pathname: string, region: Region): string {
  const bare = withoutRegion(pathname);
  const landing = landingCounterpart(pathname, region) ?? landingCounterpart(bare, region);
  if (landing) return landing;
  const city = cityOfBarePath(bare);
  if (city) return city.region === region ? cityPath(city) : homeOf(region);
  if (region === 'australia') return bare;
  return bare === '/' ? NZ : NZ + bare;
}

const homeOf = (region: Region) => (region === 'newzealand' ? NZ : '/');

/** Whether the page shows the switch (the footer always does). */
export function showsRegionSwitch(pathname: string): boolean {
  return SWITCH_SHOWN_ON.has(withoutRegion(pathname));
}

function landingCounterpart(pathname: string, region: Region): string | null {
  const other: Region = region === 'australia' ? 'newzealand' : 'australia';
  if (pathname === landingPaths[other].auPairs) return landingPaths[region].auPairs;
  if (pathname === landingPaths[other].families) return landingPaths[region].families;
  return null;
}

function pathnameOf(to: string): string {
  return to.split(/[?#]/, 1)[0] ?? to;
}
