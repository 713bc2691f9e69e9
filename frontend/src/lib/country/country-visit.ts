import type { CountryVisit, LandingCountry } from '../../config/countries';
import { countries, countryOfSubdomain } from '../../config/countries';

interface Address {
  /** With or without a port. */
  host: string;
  /** Query of the address. */
  search: string;
  /** Address of the site itself. */
  site: string;
}

const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/**
 * The country that an address is for: by its subdomain (`fr.`), otherwise by `?country=`. Null for the site's own name,
 * `www`, and unknown names.
 */
export function countryVisit({ host, search, site }: Address): CountryVisit | null {
  const own = withoutPort(new URL(site).host).replace(/^www\./, '');
  const name = withoutPort(host);
  const country = name.endsWith(`.${own}`) ? countryOfSubdomain(name.slice(0, -own.length - 1)) : null;
  if (country) return { ...country, atSubdomain: true };
  const named = new URLSearchParams(search).get('country');
  const landing = countries.find(({ language, country: known }) => language !== null && known === named);
  return landing ? { ...landing, atSubdomain: false } : null;
}

/** The country whose landing page this visit gets; null if it gets the normal home page. */
export function landingOf(visit: CountryVisit | null): LandingCountry | null {
  return visit?.language ? (visit.country as LandingCountry) : null;
}

/** The path with the country and subdomain of the visit in its query, to measure what the landing page leads to. */
export function pathFrom({ country, subdomain }: CountryVisit, path: string): string {
  const url = new URL(path, 'http://site');
  if (!url.searchParams.has('country')) url.searchParams.set('country', country);
  if (!url.searchParams.has('ref')) url.searchParams.set('ref', subdomain);
  return url.pathname + url.search + url.hash;
}
