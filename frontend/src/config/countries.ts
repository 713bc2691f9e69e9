/** Countries with a page in their own language. */
export type LandingCountry = 'france' | 'germany' | 'spain';

interface CountryFacts {
  country: LandingCountry | 'united-kingdom' | 'italy';
  /** In English. */
  name: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** The subdomain. */
  subdomain: string;
  /** Language of its page; null while it has no page. */
  language: string | null;
}

/** A visit from a country, as stated in the address. */
export interface CountryVisit extends CountryFacts {
  /** Named by the subdomain, such as `fr.`, not by the query. */
  atSubdomain: boolean;
}

export const countries: readonly CountryFacts[] = [
  { country: 'france', name: 'France', countryCode: 'FR', subdomain: 'fr', language: 'fr' },
  { country: 'germany', name: 'Germany', countryCode: 'DE', subdomain: 'de', language: 'de' },
  { country: 'united-kingdom', name: 'United Kingdom', countryCode: 'GB', subdomain: 'uk', language: null },
  { country: 'italy', name: 'Italy', countryCode: 'IT', subdomain: 'it', language: null },
  { country: 'spain', name: 'Spain', countryCode: 'ES', subdomain: 'es', language: 'es' },
];

/** The country of a subdomain, or null. */
export function countryOfSubdomain(subdomain: string): CountryFacts | null {
  return countries.find((country) => country.subdomain === subdomain) ?? null;
}
