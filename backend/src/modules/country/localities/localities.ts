import { readFileSync } from 'node:fs';
import { folded } from '../folded-text.js';
import { cityOf } from '../locations.js';
import { CITIES, cityBySlug, regionFacts, type City, type Region } from '../regions.js';
import { kilometresBetween, type Point } from './distance.js';

/** A suburb or a town. Its point is the middle of it, to about a kilometre. */
export interface Locality extends Point {
  /** Of GeoNames, and stored: never give one a new meaning. */
  id: number;
  name: string;
  region: Region;
  /** "NSW"; New Zealand has none. */
  state: string | null;
  /** The city that it belongs to, where one of ours is near. */
  city: City | null;
  /** "Newtown, Sydney" or "Byron Bay, NSW": as people read it, and as a search names it. */
  label: string;
}

/** From GeoNames, like those of the suburbs. */
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
/** So far from its middle someone still says that they live in a city. */
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

/** The middle of a city. */
export function cityPoint({ slug }: City): Point {
  const point = CITY_POINTS[slug];
  if (!point) throw new Error(`No point is known for the city ${slug}`);
  return point;
}

/** "NSW" of "New South Wales"; null for what is no state. */
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

/** Of two that are called the same the first counts, which is the older entry of GeoNames; a city is none of them. */
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

/** The one that a search names by its label, in any case. */
export const localityByLabel = (label: string): Locality | null =>
  localities().byLabel.get(folded(label).trim()) ?? null;

/**
 * The suburb or town of a location text, or null. "Newtown, Sydney" is the Newtown of Sydney; "Richmond" alone, of which
 * there are several, is none of them, but "Richmond, Tasmania" is one.
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
