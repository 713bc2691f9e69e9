import { paths } from '../../config/paths';

/** Where to go after signing in: the page that was asked for, if it is one of ours. */
export function nextPath(next: string | null): string {
  if (!next) return paths.dashboard;
  // Browsers read `//host` and `/\host` as another site.
  return /^\/(?![/\\])/.test(next) ? next : paths.dashboard;
}
