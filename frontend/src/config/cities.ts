import { ANY_LOCATION, regionFacts, REGIONS, type Region } from './regions';

/** A city that has a page of its own, in its own region. */
export interface City {
  name: string;
  /** As its address and the API know it. */
  slug: string;
  region: Region;
}

/** Every city of both regions, in the order of the location options. */
export const cities: readonly City[] = REGIONS.flatMap((region) =>
  regionFacts[region].locations
    .filter((name) => name !== ANY_LOCATION)
    .map((name) => ({ name, slug: name.toLowerCase(), region })),
);

/** Address of a city's page; `RegionLink` leaves it as it is. */
export const cityPath = ({ slug, region }: City): string => `${regionFacts[region].prefix}/${slug}`;

/** The city that a path without region prefix names. */
export const cityOfBarePath = (bare: string): City | null => cities.find(({ slug }) => bare === `/${slug}`) ?? null;
