import fc from 'fast-check';
import { familyFiltersOf } from '../../src/modules/search/results/filters-of-query.js';
import {
  bounds,
  createdAt,
  day,
  isBetween,
  isoOf,
  isWithin,
  livesIn,
  maybe,
  placeQuery,
  region,
  SEARCH_CITIES,
  SEARCH_LANGUAGES,
  some,
  stay,
  visibility,
  wish,
  writtenDay,
  writtenStay,
} from './arbitrary-search.js';
import type { SearchableFamily } from './searchable-people.js';

const children = fc.integer({ min: 1, max: 4 });
const age = fc.integer({ min: 0, max: 8 });
const hours = fc.integer({ min: 20, max: 40 });

/** A family as plain facts, from which both the texts and the right answers follow. */
export const arbitraryFamily = fc
  .record({
    userId: fc.uuid(),
    region,
    createdAt,
    visibility,
    city: fc.option(fc.nat(1)),
    children,
    youngest: fc.option(age, { freq: 5 }),
    hours,
    starts: writtenDay,
    stay,
    spoken: fc.subarray([...SEARCH_LANGUAGES]),
    hasPets: fc.boolean(),
    ownBathroom: fc.boolean(),
    carAvailable: fc.boolean(),
  })
  .map(({ city, ...one }) => ({
    ...one,
    cities: city === null ? [] : SEARCH_CITIES[one.region].slice(city, city + 1),
  }));
type ArbitraryFamily = typeof arbitraryFamily extends fc.Arbitrary<infer T> ? T : never;

export function toSearchableFamily(one: ArbitraryFamily): SearchableFamily {
  return {
    userId: one.userId,
    region: one.region,
    createdAt: one.createdAt,
    ...one.visibility,
    location: one.cities[0] ?? 'a village',
    accommodationDetails: 'A room',
    numberOfChildren: one.children,
    childrenAges: one.youngest === null ? 'ask us' : `${one.youngest + 2}, ${one.youngest}`,
    hoursPerWeek: one.hours,
    startDate: one.starts.text,
    duration: writtenStay(one.stay),
    languagesAtHome: one.spoken.join(', ') || null,
    hasPets: one.hasPets,
    ownBathroom: one.ownBathroom,
    carAvailable: one.carAvailable,
    daysOff: null,
    needsDriver: null,
    needsSwimmer: null,
    smokesAtHome: null,
    dealBreakers: null,
    leastHours: null,
    leastAge: null,
    mostAge: null,
  };
}

export const arbitraryFamilyQuery = fc.record({
  where: placeQuery([undefined, 'Sydney', 'Perth', 'Auckland']),
  days: bounds(day),
  duration: maybe(fc.integer({ min: 1, max: 12 })),
  spoken: maybe(some(SEARCH_LANGUAGES)),
  childrenMax: maybe(children),
  youngest: bounds(age),
  hoursMax: maybe(hours),
  noPets: wish,
  ownBathroom: wish,
  carAvailable: wish,
});
type FamilyQuery = typeof arbitraryFamilyQuery extends fc.Arbitrary<infer T> ? T : never;

export function toFamilyFilters({ where, days, youngest, spoken, ...same }: FamilyQuery) {
  return familyFiltersOf({
    ...where,
    ...same,
    startFrom: isoOf(days[0]),
    startTo: isoOf(days[1]),
    childAgeMin: youngest[0],
    childAgeMax: youngest[1],
    languagesAtHome: spoken?.join(','),
  });
}

/** The correct answer, computed in the simplest way. */
export function familyPasses(one: ArbitraryFamily, query: FamilyQuery): boolean {
  const [youngestMin, youngestMax] = query.youngest;
  return (
    one.visibility.active &&
    one.visibility.complete &&
    livesIn(one.cities, one.region, query.where, false) &&
    isBetween(one.starts.at, query.days) &&
    isWithin(one.stay, query.duration) &&
    (query.spoken ?? []).every((language) => one.spoken.includes(language)) &&
    one.children <= (query.childrenMax ?? 99) &&
    one.hours <= (query.hoursMax ?? 99) &&
    (youngestMin === undefined || (one.youngest !== null && one.youngest >= youngestMin)) &&
    (youngestMax === undefined || (one.youngest !== null && one.youngest <= youngestMax)) &&
    !(query.noPets && one.hasPets) &&
    !(query.ownBathroom && !one.ownBathroom) &&
    !(query.carAvailable && !one.carAvailable)
  );
}
