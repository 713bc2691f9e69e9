import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { CountryVisit } from '../config/countries';
import { page } from './pages';
import type { AppStore } from './store';

const visitOf = (store: AppStore): CountryVisit | null => store.getState().settings.country;

/**
 * The home page, or the page of the visitor's country in its place. The choice is made when the document is rendered;
 * an address with another choice loads a new document.
 */
export function homePage(store: AppStore): Pick<RouteObject, 'lazy' | 'handle'> {
  const visit = visitOf(store);
  const name = visit ? (visit.language ? 'CountryLandingPage' : 'CountryHomePage') : 'HomePage';
  const before = ({ url }: Request) => {
    if (import.meta.env.SSR || visit?.atSubdomain) return;
    if (new URL(url).searchParams.get('country') !== (visit?.country ?? null)) throw redirectDocument(url);
  };
  return page(store, `public/${name}`, { frame: 'sky', before });
}

/**
 * A country's host name serves its landing page only. Every other page redirects to the site's main address, which has
 * the session.
 */
export function countrySite(store: AppStore): RouteObject[] | null {
  const visit = visitOf(store);
  if (!visit?.atSubdomain) return null;
  const site = store.getState().settings.publicUrl;
  const leave = ({ request }: LoaderFunctionArgs) => {
    const { pathname, search, hash } = new URL(request.url);
    const query = new URLSearchParams(search);
    query.set('country', visit.country);
    query.set('ref', visit.subdomain);
    throw redirectDocument(`${site}${pathname}?${query}${hash}`);
  };
  return [
    { path: '/', ...homePage(store) },
    { path: '/nz', ...homePage(store) },
    { path: '*', loader: leave, element: null },
  ];
}
