import { CITIES, cityOf, folded, REGIONS, type City, type Region } from '../../country/index.js';

/** Where someone is or wants to be, as one bit for each region and city. Append only: bits are stored. */
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

export const citiesOf = (region: Region): City[] => CITIES.filter((city) => city.region === region);
const bitsOf = (cities: readonly City[]) =>
  cities.reduce((bits, city) => bits | cityBit(city) | regionBit(city.region), 0);

/** The region as a whole: someone to whom any of its cities is welcome. */
export function anywhereIn(region: Region): number {
  return regionBit(region) | bitsOf(citiesOf(region));
}

/** What a mask of places says in words of the product. */
interface Places {
  readonly regions: readonly Region[];
  readonly cities: readonly City[];
  /** Those of whose cities all are meant. */
  readonly anywhere: readonly Region[];
}

const readMasks = new Map<number, Places>();

/** There are few different masks, and hundreds are read for each page of a search. */
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

/** The city that a family's address names; the region alone when it names none that we know. */
export function placesOfFamily(location: string, region: Region): number {
  const city = cityOf(location, region);
  return city ? bitsOf([city]) : regionBit(region);
}

/** Every city of their region that an au pair names ("Sydney or Melbourne"); all of it when they name none. */
export function placesOfAuPair(preferred: string | null, region: Region): number {
  const parts = folded(preferred ?? '').split(/[,;/&]|\bor\b|\band\b/);
  const cities = parts.map((part) => cityOf(part, region)).filter((city) => city !== null);
  return cities.length > 0 ? bitsOf(cities) : anywhereIn(region);
}
