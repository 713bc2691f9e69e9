import type { CountryVisit, LandingCountry } from '../../config/countries';
import { countries, countryOfSubdomain } from '../../config/countries';

interface Address {
  /** As the browser names it, port or not. */
  host: string;
  /** Query of the address. */
  search: string;
  /** Address of the site itself. */
  site: string;
}

const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/**
 * Which country's visitors the address is for: by a name before the site's own (`fr.`), else by `?country=`. Null for
 * everyone else: the site's own name, `www`, bare addresses and names that no one gave us.
 */
export function countryVisit({ host, search, site }: Address): CountryVisit | null {
  const own = withoutPort(new URL(site).host).replace(/^www\./, '');
  const name = withoutPort(host);
  const country = name.endsWith(`.${own}`) ? countryOfSubdomain(name.slice(0, -own.length - 1)) : null;
  if (country) return { ...country, atSubdomain: true };
  const asked = new URLSearchParams(search).get('country');
  const landing = countries.find(({ language, country: known }) => language !== null && known === asked);
  return landing ? { ...landing, atSubdomain: false } : null;
}

/** The country whose own page this visit gets; null where the normal home page stands in for it. */
export function landingOf(visit: CountryVisit | null): LandingCountry | null {
  return visit?.language ? (visit.country as LandingCountry) : null;
}

/** The path with the visit written on it, so that what comes of the page can be told. The anchor stays last. */
export function pathFrom({ country, subdomain }: CountryVisit, path: string): string {
  const url = new URL(path, 'http://site');
  if (!url.searchParams.has('country')) url.searchParams.set('country', country);
  if (!url.searchParams.has('ref')) url.searchParams.set('ref', subdomain);
  return url.pathname + url.search + url.hash;
}
