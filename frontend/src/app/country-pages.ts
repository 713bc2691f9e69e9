import { redirectDocument, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { CountryVisit } from '../config/countries';
import { page } from './pages';
import type { AppStore } from './store';

const visitOf = (store: AppStore): CountryVisit | null => store.getState().settings.country;

/**
 * The home page, or in its place the page of the country that the visit comes from. Which of them it is was settled
 * when the document was made; an address that asks for another one is a document of its own.
 */
export function homePage(store: AppStore): Pick<RouteObject, 'lazy' | 'handle'> {
  const visit = visitOf(store);
  const name = visit ? (visit.language ? 'CountryLandingPage' : 'CountryHomePage') : 'HomePage';
  return page(store, `public/${name}`, 'sky', ({ url }) => {
    if (import.meta.env.SSR || visit?.atSubdomain) return;
    if (new URL(url).searchParams.get('country') !== (visit?.country ?? null)) throw redirectDocument(url);
  });
}

/**
 * A country's own name leads to its page only. Everything else stands at the site's one address, which alone knows
 * who is signed in.
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
