import { paths } from '../config/paths';

const OWN = 'https://own.invalid';

/** Address and fragment of a page of ours, null for anything that could lead elsewhere. */
export function ownPath(asked: string | null): string | null {
  if (!asked?.startsWith('/')) return null;
  // Browsers drop tabs and read `\\` as `/`: what counts is what they make of it.
  const url = URL.canParse(asked, OWN) ? new URL(asked, OWN) : null;
  if (url?.origin !== OWN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Where to go after signing in: the page that was asked for, if it is one of ours. */
export function nextPath(next: string | null): string {
  const path = ownPath(next);
  // The log-in page leads the person who is logged in on to `next`: it must not name itself.
  return path && !/^\/auth(?![\w-])/.test(path) ? path : paths.dashboard;
}
