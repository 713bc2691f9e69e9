import { CITIES, cityOf, folded, REGIONS, type City, type Region } from '../../country/index.js';

/** Locations as one bit for each region and city. Append only: bits are stored. */
const BITS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ...['australia', 'newzealand'],
    ...['sydney', 'melbourne', 'brisbane', 'perth', 'adelaide', 'canberra'],
    ...['auckland', 'wellington', 'christchurch', 'queenstown', 'hamilton', 'tauranga'],
  ].map((name, position) => [name, 1 << position]),
);

export function regionBit(region: Region): number {
  return BITS[region] ?? 0;
}

export function cityBit(city: City): number {
  return BITS[city.slug] ?? 0;
}

const citiesOf = (region: Region): City[] => CITIES.filter((city) => city.region === region);
const bitsOf = (cities: readonly City[]) =>
  cities.reduce((bits, city) => bits | cityBit(city) | regionBit(city.region), 0);

/** The whole region: any of its cities is welcome. */
export function anywhereIn(region: Region): number {
  return regionBit(region) | bitsOf(citiesOf(region));
}

/** A location mask as names. */
interface Places {
  readonly regions: readonly Region[];
  readonly cities: readonly City[];
  /** Regions where any city is welcome. */
  readonly anywhere: readonly Region[];
}

const readMasks = new Map<number, Places>();

/** Cached: there are few different masks, and hundreds are read per search page. */
export function placesIn(bits: number): Places {
  const known = readMasks.get(bits);
  if (known) return known;
  const places = {
    regions: REGIONS.filter((region) => bits & regionBit(region)),
    cities: CITIES.filter((city) => bits & cityBit(city)),
    anywhere: REGIONS.filter((region) => (bits & anywhereIn(region)) === anywhereIn(region)),
  };
  readMasks.set(bits, places);
  return places;
}

/** The city of a family's location; only the region if the city is unknown. */
export function placesOfFamily(location: string, region: Region): number {
  const city = cityOf(location, region);
  return city ? bitsOf([city]) : regionBit(region);
}

/** Every city that an au pair names ("Sydney or Melbourne"); the whole region if none. */
export function placesOfAuPair(preferred: string | null, region: Region): number {
  const parts = folded(preferred ?? '').split(/[,;/&]|\bor\b|\band\b/);
  const cities = parts.map((part) => cityOf(part, region)).filter((city) => city !== null);
  return cities.length > 0 ? bitsOf(cities) : anywhereIn(region);
}
