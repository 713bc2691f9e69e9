import { readFileSync } from 'node:fs';
import { folded } from '../folded-text.js';
import { cityOf } from '../locations.js';
import { CITIES, cityBySlug, regionFacts, type City, type Region } from '../regions.js';
import { kilometresBetween, type Point } from './distance.js';

/** A suburb or a town. Its point is the middle of it, to about a kilometre. */
export interface Locality extends Point {
  /** The GeoNames id. It is stored in the search index, so it must never get a new meaning. */
  id: number;
  name: string;
  region: Region;
  /** "NSW"; New Zealand has none. */
  state: string | null;
  /** The nearest city that the product knows; null if there is none near. */
  city: City | null;
  /** "Newtown, Sydney" or "Byron Bay, NSW": as people read it, and as a search names it. */
  label: string;
}

/** The centres of the cities, from GeoNames. */
const CITY_POINTS: Readonly<Record<string, Point>> = {
  sydney: { latitude: -33.87, longitude: 151.21 },
  melbourne: { latitude: -37.81, longitude: 144.96 },
  brisbane: { latitude: -27.47, longitude: 153.03 },
  perth: { latitude: -31.95, longitude: 115.86 },
  adelaide: { latitude: -34.93, longitude: 138.6 },
  canberra: { latitude: -35.28, longitude: 149.13 },
  auckland: { latitude: -36.85, longitude: 174.76 },
  wellington: { latitude: -41.29, longitude: 174.78 },
  christchurch: { latitude: -43.53, longitude: 172.63 },
  queenstown: { latitude: -45.03, longitude: 168.66 },
  hamilton: { latitude: -37.79, longitude: 175.28 },
  tauranga: { latitude: -37.69, longitude: 176.17 },
};
/** A suburb belongs to a city if it is at most this far from the centre. */
const SUBURBS_WITHIN_KM = 50;
const STATES: Readonly<Record<string, string>> = {
  act: 'ACT',
  'australian capital territory': 'ACT',
  nsw: 'NSW',
  'new south wales': 'NSW',
  nt: 'NT',
  'northern territory': 'NT',
  qld: 'QLD',
  queensland: 'QLD',
  sa: 'SA',
  'south australia': 'SA',
  tas: 'TAS',
  tasmania: 'TAS',
  vic: 'VIC',
  victoria: 'VIC',
  wa: 'WA',
  'western australia': 'WA',
};

/** The centre of a city. */
export function cityPoint({ slug }: City): Point {
  const point = CITY_POINTS[slug];
  if (!point) throw new Error(`No point is known for the city ${slug}`);
  return point;
}

/** The abbreviation of an Australian state ("NSW" for "New South Wales"), or null. */
export const stateOf = (text: string): string | null => STATES[folded(text).trim()] ?? null;

const nameKey = (name: string) =>
  folded(name)
    .replace(/^saint /, 'st ')
    .replace(/^mt /, 'mount ');

const nearestCity = (point: Point, region: Region): City | null =>
  CITIES.filter((city) => city.region === region)
    .map((city) => ({ city, km: kilometresBetween(point, cityPoint(city)) }))
    .filter(({ km }) => km <= SUBURBS_WITHIN_KM)
    .sort((a, b) => a.km - b.km)[0]?.city ?? null;

function localityOfLine(line: string): Locality {
  const [id, name = '', state = '', latitude, longitude] = line.split('\t');
  const region: Region = state === 'NZ' ? 'newzealand' : 'australia';
  const point = { latitude: Number(latitude), longitude: Number(longitude) };
  const city = nearestCity(point, region);
  const around = city?.name ?? (region === 'australia' ? state : regionFacts(region).name);
  return {
    ...point,
    id: Number(id),
    name,
    region,
    state: region === 'australia' ? state : null,
    city,
    label: `${name}, ${around}`,
  };
}

interface Known {
  byId: ReadonlyMap<number, Locality>;
  byLabel: ReadonlyMap<string, Locality>;
  byName: ReadonlyMap<string, readonly Locality[]>;
}

/** Of two with the same label only the first counts, the older entry of GeoNames. The cities themselves are left out. */
function read(): Known {
  const file = new URL('../../../../content/localities/localities.tsv', import.meta.url);
  const byId = new Map<number, Locality>();
  const byLabel = new Map<string, Locality>();
  const byName = new Map<string, Locality[]>();
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const locality = localityOfLine(line);
    const label = folded(locality.label);
    if (byLabel.has(label) || (locality.city && cityBySlug(folded(locality.name)) === locality.city)) continue;
    byId.set(locality.id, locality);
    byLabel.set(label, locality);
    const name = nameKey(locality.name);
    byName.set(name, [...(byName.get(name) ?? []), locality]);
  }
  return { byId, byLabel, byName };
}

let known: Known | null = null;
const localities = (): Known => (known ??= read());

export const localityById = (id: number): Locality | null => localities().byId.get(id) ?? null;

/** The locality with this label, in upper or lower case, or null. */
export const localityByLabel = (label: string): Locality | null =>
  localities().byLabel.get(folded(label).trim()) ?? null;

/**
 * The suburb or town in a location text, or null if there is none or several: "Newtown, Sydney" and "Richmond,
 * Tasmania" are found, "Richmond" alone is not.
 */
export function localityOf(text: string, region: Region): Locality | null {
  const city = cityOf(text, region);
  const parts = text.split(',').map((part) => part.trim());
  const state = parts.map(stateOf).find((one) => one !== null) ?? null;
  for (const part of parts.reverse()) {
    const found = (localities().byName.get(nameKey(part)) ?? []).filter(
      (one) =>
        one.region === region && (city ? one.city === city : one.city === null) && (!state || one.state === state),
    );
    if (found[0] && found.length === 1) return found[0];
  }
  return null;
}
