import {
  CITIES,
  cityPoint,
  kilometresBetween,
  REGIONS,
  ringOf,
  type City,
  type CityRing,
  type Locality,
  type Region,
} from '../../country/index.js';
import { type AuPairFacts, type FamilyFacts, cityBit, placesIn } from '../../profiles/index.js';

/**
 * A term identifies a list of people: everyone, a region, a city, a nationality, a language. A search reads the
 * shortest list that contains every possible match. Terms are stored numbers: never change the meaning of one.
 */
export type Term = number;

export const EVERYONE: Term = 0;
const REGION_FROM = 1;
const ANYWHERE_FROM = 11;
const CITY_FROM = 100;
const NATIONALITY_FROM = 20_000;
const LANGUAGE_FROM = 40_000;
/** See visa-terms.ts. */
export const VISA_FROM = 60_000;
const RING_FROM = 100_000;
const RINGS_OF_A_CITY = 10;
export const LOCALITY_FROM = 100_000_000;

export const regionTerm = (region: Region): Term => REGION_FROM + REGIONS.indexOf(region);
/** Au pairs who accept every city of the region: they are in this list and not in its cities'. */
export const anywhereTerm = (region: Region): Term => ANYWHERE_FROM + REGIONS.indexOf(region);
export const cityTerm = (city: City): Term => CITY_FROM + Math.log2(cityBit(city));
export const nationalityTerm = (country: number): Term => NATIONALITY_FROM + country;
/** Families in one ring around a city: see `ringOf`. */
export const ringTerm = ({ city, ring }: CityRing): Term =>
  RING_FROM + Math.log2(cityBit(city)) * RINGS_OF_A_CITY + ring;
/** Families in one suburb or town. */
export const localityTerm = ({ id }: Pick<Locality, 'id'>): Term => LOCALITY_FROM + id;
export const localityIdOf = (term: Term): number => term - LOCALITY_FROM;
export const languageTerm = (language: number): Term => LANGUAGE_FROM + language;

function placeTerms(bits: number): Term[] {
  const { regions, cities, anywhere } = placesIn(bits);
  const single = cities.filter(({ region }) => !anywhere.includes(region));
  return [...regions.map(regionTerm), ...anywhere.map(anywhereTerm), ...single.map(cityTerm)];
}

/** Every list of an au pair. */
export function termsOfAuPair({ places, nationality, languages }: AuPairFacts): Term[] {
  const from = nationality === null ? [] : [nationalityTerm(nationality)];
  return [EVERYONE, ...placeTerms(places), ...from, ...languages.map(languageTerm)];
}

/** Every list of a family. If no suburb is known, distances count from the centre of their city. */
export function termsOfFamily({ places, languages }: FamilyFacts, locality: Locality | null = null): Term[] {
  return [
    EVERYONE,
    ...placeTerms(places),
    ...ringTerms(places, locality),
    ...(locality ? [localityTerm(locality)] : []),
    ...languages.map(languageTerm),
  ];
}

function ringTerms(places: number, locality: Locality | null): Term[] {
  const [home] = placesIn(places).cities;
  const point = locality ?? (home && cityPoint(home));
  if (!point) return [];
  return CITIES.flatMap((city) => {
    const ring = ringOf(kilometresBetween(point, cityPoint(city)));
    return ring === null ? [] : [ringTerm({ city, ring })];
  });
}

/** Assumed list sizes before the database is analysed: only their order matters. */
export function guessedSize(term: Term): number {
  if (term >= LOCALITY_FROM) return 20;
  if (term >= RING_FROM) return 2_000;
  if (term >= VISA_FROM) return 500;
  if (term >= LANGUAGE_FROM) return 3_000;
  if (term >= NATIONALITY_FROM) return 1_000;
  if (term >= CITY_FROM) return 2_000;
  if (term >= ANYWHERE_FROM) return 2_500;
  return term === EVERYONE ? 100_000 : 50_000;
}
