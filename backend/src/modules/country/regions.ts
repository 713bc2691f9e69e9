import { messages } from './texts.js';

export const REGIONS = ['australia', 'newzealand'] as const;
export type Region = (typeof REGIONS)[number];

export interface City {
  /** Stable and url-safe; the search indexes know a city by this. */
  slug: string;
  name: string;
  region: Region;
  /** IANA zone of the city, such as `Australia/Perth`. */
  timeZone: string;
}

export interface RegionFacts {
  region: Region;
  name: string;
  /** The plant in the logo; documents use its colour. */
  plant: 'wattle' | 'fern';
  /** BCP 47 tag of the local English. */
  languageTag: 'en-AU' | 'en-NZ';
  currency: 'AUD' | 'NZD';
  /** Prefix of region-aware paths: empty for Australia. */
  pathPrefix: '' | '/nz';
  cities: readonly City[];
}

const city = (region: Region, timeZone: string) => (name: string) => ({
  slug: name.toLowerCase(),
  name,
  region,
  timeZone,
});
const aotearoa = city('newzealand', 'Pacific/Auckland');

const FACTS: Record<Region, RegionFacts> = {
  australia: {
    region: 'australia',
    name: messages.regions.australia,
    plant: 'wattle',
    languageTag: 'en-AU',
    currency: 'AUD',
    pathPrefix: '',
    cities: [
      city('australia', 'Australia/Sydney')('Sydney'),
      city('australia', 'Australia/Melbourne')('Melbourne'),
      city('australia', 'Australia/Brisbane')('Brisbane'),
      city('australia', 'Australia/Perth')('Perth'),
      city('australia', 'Australia/Adelaide')('Adelaide'),
      city('australia', 'Australia/Sydney')('Canberra'),
    ],
  },
  newzealand: {
    region: 'newzealand',
    name: messages.regions.newzealand,
    plant: 'fern',
    languageTag: 'en-NZ',
    currency: 'NZD',
    pathPrefix: '/nz',
    cities: ['Auckland', 'Wellington', 'Christchurch', 'Queenstown', 'Hamilton', 'Tauranga'].map(aotearoa),
  },
};

/** The facts of a region: its name, money, path prefix and cities. */
export function regionFacts(region: Region): RegionFacts {
  return FACTS[region];
}

/** Every city that the product knows, Australia first. */
export const CITIES: readonly City[] = REGIONS.flatMap((region) => FACTS[region].cities);

/** The options of a location field, "Any Location" first. */
export function locationOptions(region: Region): string[] {
  return [messages.anyLocation, ...FACTS[region].cities.map(({ name }) => name)];
}

/** The city of a slug, or null for one we don't know. */
export function cityBySlug(slug: string): City | null {
  return CITIES.find((known) => known.slug === slug) ?? null;
}
