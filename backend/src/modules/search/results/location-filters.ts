import type { FieldMessages } from '../../../platform/errors/index.js';
import {
  CITIES,
  cityOf,
  cityPoint,
  DISTANCES,
  kilometresBetween,
  localityByLabel,
  regionFacts,
  ringsWithin,
  type City,
  type Distance,
  type Region,
} from '../../country/index.js';
import { cityTerm, localityTerm, ringTerm, type Term } from '../search-index/terms.js';
import { messages } from './texts.js';
import { isAnyLocation, type AuPairFilterQuery, type FamilyFilterQuery } from './search-query.dto.js';

type LocationQuery = Pick<AuPairFilterQuery, 'region' | 'place' | 'city'>;
type FamilyLocationQuery = Pick<FamilyFilterQuery, 'region' | 'place' | 'city' | 'within' | 'suburb'>;

interface Location {
  region: Region | null;
  city: City | null;
}

export function locationOf({ region, place, city }: LocationQuery): Location {
  const named = place ?? city;
  const found = named === undefined || isAnyLocation(named) ? null : (cityOf(named, region) ?? cityOf(named));
  return { region: region ?? null, city: found };
}

export function locationProblems(query: LocationQuery): FieldMessages {
  if (query.place !== undefined && query.city !== undefined) return { city: [messages.placeTwice] };
  const { region, city } = locationOf(query);
  if (!region || !city || city.region === region) return {};
  const field = query.place === undefined ? 'city' : 'place';
  return { [field]: [messages.placeElsewhere(city.name, regionFacts(region).name)] };
}

/** Where families live who are wanted. Lists of suburbs and rings are read only for those whose cards name suburbs. */
export function familyLocationOf(
  query: FamilyLocationQuery,
  readsSuburbs: boolean,
): Location & { near: Term[] | null } {
  const location = locationOf(query);
  const suburb = query.suburb === undefined ? null : localityByLabel(query.suburb);
  if (suburb)
    return readsSuburbs
      ? { ...location, near: [localityTerm(suburb)] }
      : { region: suburb.region, city: suburb.city, near: null };
  const { city, region } = location;
  const distance = DISTANCES.find((one) => String(one) === query.within);
  if (!city || distance === undefined) return { ...location, near: null };
  return { region, city: null, near: readsSuburbs ? rings(city, distance) : citiesWithin(city, distance) };
}

const rings = (city: City, distance: Distance): Term[] => ringsWithin(distance).map((ring) => ringTerm({ city, ring }));

const citiesWithin = (city: City, distance: Distance): Term[] =>
  CITIES.filter((other) => kilometresBetween(cityPoint(city), cityPoint(other)) <= distance).map(cityTerm);

export function familyLocationProblems(query: FamilyLocationQuery): FieldMessages {
  const { region, city } = locationOf(query);
  const { suburb, within } = query;
  if (suburb !== undefined) {
    if (query.city !== undefined || query.place !== undefined || within !== undefined)
      return { suburb: [messages.suburbAndPlace] };
    const found = localityByLabel(suburb);
    return region && found && found.region !== region
      ? { suburb: [messages.placeElsewhere(found.name, regionFacts(region).name)] }
      : {};
  }
  return within !== undefined && !city ? { within: [messages.withinWhat] } : locationProblems(query);
}
