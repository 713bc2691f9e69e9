import fc from 'fast-check';
import { auPairFiltersOf } from '../../src/modules/search/results/filters-of-query.js';
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
import type { SearchableAuPair } from './searchable-people.js';

const NATIONS = ['German', 'French', 'Brazilian'] as const;
const VISAS = [
  { text: 'Working holiday', kind: 'working_holiday' },
  { text: 'Student visa', kind: 'student' },
  { text: null, kind: null },
] as const;
const age = fc.integer({ min: 18, max: 24 });

/** An au pair as plain facts, from which both the texts and the right answers follow. */
export const arbitraryAuPair = fc
  .record({
    userId: fc.uuid(),
    region,
    createdAt,
    visibility,
    which: fc.subarray([0, 1]),
    nation: fc.constantFrom(...NATIONS),
    age,
    spoken: some(SEARCH_LANGUAGES),
    free: writtenDay,
    stay,
    traits: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()),
    visa: fc.constantFrom(...VISAS),
  })
  .map(({ which, ...one }) => ({ ...one, cities: which.map((index) => SEARCH_CITIES[one.region][index] ?? '') }));
type ArbitraryAuPair = typeof arbitraryAuPair extends fc.Arbitrary<infer T> ? T : never;

export function toSearchableAuPair(one: ArbitraryAuPair): SearchableAuPair {
  const [infants, drives, policeCheck, childrenCheck, inCountry] = one.traits;
  return {
    userId: one.userId,
    region: one.region,
    createdAt: one.createdAt,
    ...one.visibility,
    nationality: one.nation,
    age: one.age,
    languages: one.spoken.join(', '),
    availabilityDate: one.free.text,
    preferredDuration: writtenStay(one.stay),
    preferredLocation: one.cities.join(' or ') || null,
    preferredHours: null,
    daysOff: null,
    agesCaredFor: null,
    livesWithPets: null,
    swims: null,
    smokes: null,
    dealBreakers: null,
    mostHours: null,
    leastDaysOff: null,
    leastChildAge: null,
    visaStatus: one.visa.text,
    hasInfantExperience: infants,
    hasDrivingLicense: drives,
    hasPoliceCheck: policeCheck,
    hasWorkWithChildrenCheck: childrenCheck,
    isAlreadyInCountry: inCountry,
    bornOn: null,
    visaBeganOn: null,
    australianVisas: null,
    newZealandVisas: null,
  };
}

export const arbitraryAuPairQuery = fc.record({
  where: placeQuery([undefined, 'Sydney', 'Perth', 'Auckland', 'Any Location']),
  ages: bounds(age),
  days: bounds(day),
  startBy: maybe(day),
  duration: maybe(fc.integer({ min: 1, max: 12 })),
  nations: maybe(some(NATIONS)),
  spoken: maybe(some(SEARCH_LANGUAGES)),
  traits: fc.tuple(wish, wish, wish, wish, wish),
  visa: fc.constantFrom(undefined, undefined, 'working_holiday' as const, 'student' as const),
});
type AuPairQuery = typeof arbitraryAuPairQuery extends fc.Arbitrary<infer T> ? T : never;

/** Starting before becoming free would be refused as a contradiction. */
const startByOf = ({ startBy, days: [from] }: AuPairQuery) =>
  startBy === undefined ? undefined : Math.max(startBy, from ?? startBy);

export function toAuPairFilters(query: AuPairQuery) {
  const [infants, drives, policeCheck, childrenCheck, inCountry] = query.traits;
  return auPairFiltersOf({
    ...query.where,
    ageMin: query.ages[0],
    ageMax: query.ages[1],
    availableFrom: isoOf(query.days[0]),
    availableTo: isoOf(query.days[1]),
    startBy: isoOf(startByOf(query)),
    duration: query.duration,
    nationality: query.nations?.join(','),
    languages: query.spoken?.join(','),
    infants,
    drives,
    policeCheck,
    childrenCheck,
    inCountry,
    visa: query.visa,
  });
}

/** The correct answer, computed in the simplest way. */
export function auPairPasses(one: ArbitraryAuPair, query: AuPairQuery): boolean {
  return (
    one.visibility.active &&
    one.visibility.complete &&
    livesIn(one.cities, one.region, query.where, true) &&
    one.age >= (query.ages[0] ?? 0) &&
    one.age <= (query.ages[1] ?? 99) &&
    isBetween(one.free.at, query.days) &&
    isBetween(one.free.at, [undefined, startByOf(query)]) &&
    isWithin(one.stay, query.duration) &&
    (query.nations ?? NATIONS).includes(one.nation) &&
    (query.spoken ?? []).every((language) => one.spoken.includes(language)) &&
    query.traits.every((wanted, index) => !wanted || one.traits[index]) &&
    (query.visa ?? one.visa.kind) === one.visa.kind
  );
}
