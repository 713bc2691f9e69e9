import { useLocation, useMatches } from 'react-router-dom';
import { paths, signUpPath } from '../../config/paths';

/** Routes as `app/routes.tsx` names them. */
const GUARDED = ['members-only', 'admins-only'];

/**
 * The targets of Log In and Sign Up: on the log-in page they keep the requested page, and so they do on a
 * page for members, which is seen for a moment before its guard leads to the log-in page.
 */
export function useAuthLinks(): { logIn: string; signUp: string } {
  const { pathname, search } = useLocation();
  const isGuarded = useMatches().some(({ id }) => GUARDED.includes(id));
  if (pathname !== paths.auth && !isGuarded) return { logIn: paths.auth, signUp: signUpPath };
  const next = isGuarded ? pathname + search : new URLSearchParams(search).get('next');
  const query = next ? `?next=${encodeURIComponent(next)}` : '';
  return { logIn: `${paths.auth}${query}#log-in`, signUp: `${paths.auth}${query}#sign-up` };
}
