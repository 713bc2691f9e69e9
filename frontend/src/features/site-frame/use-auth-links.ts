import { useLocation } from 'react-router-dom';
import { paths, signUpPath } from '../../config/paths';

/** Where Log In and Sign Up lead: on the log-in page itself they keep the page that was asked for. */
export function useAuthLinks(): { logIn: string; signUp: string } {
  const { pathname, search } = useLocation();
  if (pathname !== paths.auth) return { logIn: paths.auth, signUp: signUpPath };
  const next = new URLSearchParams(search).get('next');
  const kept = next ? `?next=${encodeURIComponent(next)}` : '';
  return { logIn: `${paths.auth}${kept}#log-in`, signUp: `${paths.auth}${kept}#sign-up` };
}
