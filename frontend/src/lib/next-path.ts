import { paths } from '../config/paths';

const OWN = 'https://own.invalid';

/** A path on this site with its fragment; null for anything that could lead elsewhere. */
export function ownPath(asked: string | null): string | null {
  if (!asked?.startsWith('/')) return null;
  // Browsers drop tabs and read `\\` as `/`, so the parsed URL is checked.
  const url = URL.canParse(asked, OWN) ? new URL(asked, OWN) : null;
  if (url?.origin !== OWN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** The page to open after logging in: the requested page, if it is on this site. */
export function nextPath(next: string | null): string {
  const path = ownPath(next);
  // The log-in page redirects logged-in people to `next`, so `next` must not be that page.
  return path && !/^\/auth(?![\w-])/.test(path) ? path : paths.dashboard;
}
