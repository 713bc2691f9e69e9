import { ANY_LOCATION, regionFacts, REGIONS, type Region } from './regions';

/** A city with a page of its own, in its own region. */
export interface City {
  name: string;
  /** Its name in addresses and in the API. */
  slug: string;
  region: Region;
}

/** Every city of both regions, in the order of the location options. */
export const cities: readonly City[] = REGIONS.flatMap((region) =>
  regionFacts[region].locations
    .filter((name) => name !== ANY_LOCATION)
    .map((name) => ({ name, slug: name.toLowerCase(), region })),
);

/** The path of a city's page; `RegionLink` does not change it. */
export const cityPath = ({ slug, region }: City): string => `${regionFacts[region].prefix}/${slug}`;

/** The city of a path without a region prefix. */
export const cityOfBarePath = (bare: string): City | null => cities.find(({ slug }) => bare === `/${slug}`) ?? null;
