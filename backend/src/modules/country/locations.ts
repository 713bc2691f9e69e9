import { folded } from './folded-text.js';
import { CITIES, type City, type Region } from './regions.js';

/** Alternative names, including Indigenous ones. */
const OTHER_NAMES: Record<string, readonly string[]> = {
  sydney: ['warrane'],
  melbourne: ['naarm'],
  brisbane: ['meanjin'],
  perth: ['boorloo'],
  adelaide: ['tarntanya'],
  canberra: ['ngambri'],
  auckland: ['tamaki makaurau'],
  wellington: ['te whanganui-a-tara', 'poneke'],
  christchurch: ['otautahi'],
  queenstown: ['tahuna'],
  hamilton: ['kirikiriroa'],
};

const NAMES: ReadonlyMap<string, City> = new Map(
  CITIES.flatMap((city) => [city.slug, ...(OTHER_NAMES[city.slug] ?? [])].map((name) => [name, city] as const)),
);
const ANY_NAME = new RegExp(`(?<!\\p{L})(?:${[...NAMES.keys()].join('|')})(?!\\p{L})`, 'gu');
/** Strips the state and postcode: "Hamilton QLD 4007". */
const STATE_OR_POSTCODE = /\s+(?:nsw|vic|qld|wa|sa|act|tas|nt|\d{4})$/;

const withoutState = (part: string) => part.replace(STATE_OR_POSTCODE, '').replace(STATE_OR_POSTCODE, '');

/**
 * The city in a location text, or null. The last part of "Hamilton, Brisbane" decides, because suburbs and streets are
 * named after other cities; `region` (if known) excludes the other country's cities.
 */
export function cityOf(text: string, region?: Region): City | null {
  const fits = (city: City | undefined): city is City => !!city && (!region || city.region === region);
  const parts = folded(text)
    .split(/[,;/()]/)
    .map((part) => withoutState(part.trim()))
    .reverse();
  const whole = parts.map((part) => NAMES.get(part)).find(fits);
  if (whole) return whole;
  return (
    parts.flatMap((part) => [...part.matchAll(ANY_NAME)].map(([name]) => NAMES.get(name)).reverse()).find(fits) ?? null
  );
}
