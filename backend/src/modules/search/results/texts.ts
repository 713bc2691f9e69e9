import { alternatives } from '../../../platform/sentences/index.js';

/** Messages about invalid searches, for members and for developers of clients. */
export const messages = {
  place: (cities: readonly string[]) => `We do not know this location. Try ${alternatives(cities)}`,
  placeElsewhere: (city: string, region: string) => `${city} is not in ${region}`,
  placeTwice: 'place and city are the same filter: give one of them',
  suburb: 'We do not know this suburb. Write it as on the map, such as “Newtown, Sydney”',
  suburbAndPlace: 'suburb cannot be combined with place, city or within',
  withinWhat: 'within needs a city to measure from: give city or place too',
  range: (upper: string, lower: string) => `${upper} must not be below ${lower}`,
  dates: (upper: string, lower: string) => `${upper} must not be before ${lower}`,
  cursor: {
    otherSearch: 'cursor belongs to another search: start again without it',
  },
} as const;
