export const REGIONS = ['australia', 'newzealand'] as const;
export type Region = (typeof REGIONS)[number];
export const DEFAULT_REGION: Region = 'australia';

interface RegionFacts {
  name: string;
  short: string;
  currency: 'AUD' | 'NZD';
  currencySign: string;
  /** Path prefix, empty for the default region. */
  prefix: '' | '/nz';
  /** ISO country code, for flags. */
  countryCode: 'AU' | 'NZ';
  language: 'en-AU' | 'en-NZ';
  /** First entry means "no preference". */
  locations: readonly string[];
}

export const ANY_LOCATION = 'Any Location';

export const regionFacts: Record<Region, RegionFacts> = {
  australia: {
    name: 'Australia',
    short: 'AU',
    currency: 'AUD',
    currencySign: 'A$',
    prefix: '',
    countryCode: 'AU',
    language: 'en-AU',
    locations: [ANY_LOCATION, 'Sydney', 'Melbourne', 'Brisbane', 'Perth', 'Adelaide', 'Canberra'],
  },
  newzealand: {
    name: 'New Zealand',
    short: 'NZ',
    currency: 'NZD',
    currencySign: 'NZ$',
    prefix: '/nz',
    countryCode: 'NZ',
    language: 'en-NZ',
    locations: [ANY_LOCATION, 'Auckland', 'Wellington', 'Christchurch', 'Queenstown', 'Hamilton', 'Tauranga'],
  },
};
