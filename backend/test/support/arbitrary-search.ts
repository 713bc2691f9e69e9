import fc from 'fast-check';
import { dayOfIso, isoOfDay } from '../../src/modules/profiles/facts/day.js';

/** The day on which arbitrary people are searched. */
export const SEARCH_DAY = dayOfIso('2026-11-20') ?? 0;
export const SEARCH_CITIES = { australia: ['Sydney', 'Perth'], newzealand: ['Auckland', 'Hamilton'] } as const;
export const SEARCH_LANGUAGES = ['English', 'German', 'French'] as const;

type Region = keyof typeof SEARCH_CITIES;
type Stay = readonly [min: number, max: number];

export const region = fc.constantFrom<Region>('australia', 'newzealand');
/** Many in the same second. */
export const createdAt = fc.integer({ min: 0, max: 20 }).map((second) => new Date(Date.UTC(2026, 9, 1, 0, 0, second)));
export const day = fc.integer({ min: SEARCH_DAY - 5, max: SEARCH_DAY + 10 });
const mostly = fc.integer({ min: 0, max: 9 }).map((number) => number > 0);
export const visibility = fc.record({ active: mostly, complete: mostly });

/** A text about a day, and the day that it means; null for none. */
interface WrittenDay {
  text: string;
  at: number | null;
}
export const writtenDay = fc.oneof(
  { weight: 5, arbitrary: day.map((at): WrittenDay => ({ text: isoOfDay(at), at })) },
  { weight: 1, arbitrary: fc.constantFrom<WrittenDay>({ text: 'now', at: 0 }, { text: 'we will see', at: null }) },
);
export const stay = fc.option(
  fc.tuple(fc.integer({ min: 1, max: 6 }), fc.nat(6)).map(([min, more]): Stay => [min, min + more]),
  { freq: 5 },
);
export const writtenStay = (months: Stay | null) => (months ? `${months[0]}-${months[1]} months` : 'a while');

export const some = <T extends string>(names: readonly T[]) => fc.subarray([...names], { minLength: 1 });
export const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
export const wish = fc.option(fc.boolean(), { nil: undefined, freq: 1 });
/** Two bounds in order, or one, or none. */
export const bounds = (values: fc.Arbitrary<number>) =>
  fc
    .tuple(maybe(values), maybe(values))
    .map(([a, b]): [number?, number?] => (a !== undefined && b !== undefined && a > b ? [b, a] : [a, b]));
export const isoOf = (at: number | undefined) => (at === undefined ? undefined : isoOfDay(at));

interface PlaceQuery {
  place: string | undefined;
  region: Region | undefined;
}
const regionOfCity = (city: string): Region =>
  (SEARCH_CITIES.australia as readonly string[]).includes(city) ? 'australia' : 'newzealand';
const cityOf = ({ place }: PlaceQuery) => (place === 'Any Location' ? undefined : place);

/** A city of the other country would be refused as a contradiction. */
export const placeQuery = (places: readonly (string | undefined)[]) =>
  fc.record({ place: fc.constantFrom(...places), region: maybe(region) }).map((query) => ({
    ...query,
    region: query.region && cityOf(query) ? regionOfCity(cityOf(query) ?? '') : query.region,
  }));

/** Told plainly: is one of these cities asked for, or any city of the region (`home`) where none is named? */
export function livesIn(cities: readonly string[], home: Region, query: PlaceQuery, isFineAnywhere: boolean): boolean {
  const city = cityOf(query);
  const regions = cities.length > 0 ? cities.map(regionOfCity) : [home];
  if (query.region && !regions.includes(query.region)) return false;
  return !city || cities.includes(city) || (isFineAnywhere && cities.length === 0 && home === regionOfCity(city));
}

export function isBetween(at: number | null, [from, until]: [number?, number?]): boolean {
  const effective = at === null ? null : Math.max(at, SEARCH_DAY);
  const isLateEnough = from === undefined || (effective !== null && effective >= from);
  return isLateEnough && (until === undefined || (at !== null && at <= until));
}

export const isWithin = (months: Stay | null, asked: number | undefined) =>
  asked === undefined || (months !== null && months[0] <= asked && asked <= months[1]);
