import { folded } from './folded-text.js';
import { cityOf } from './locations.js';

export const AUSTRALIAN_STATES = ['nsw', 'vic', 'qld', 'wa', 'sa', 'tas', 'act', 'nt'] as const;
export type AustralianState = (typeof AUSTRALIAN_STATES)[number];

const NAMES: Record<AustralianState, readonly string[]> = {
  nsw: ['nsw', 'new south wales'],
  vic: ['vic', 'victoria'],
  qld: ['qld', 'queensland'],
  wa: ['wa', 'western australia'],
  sa: ['sa', 'south australia'],
  tas: ['tas', 'tasmania', 'hobart', 'launceston'],
  act: ['act', 'australian capital territory'],
  nt: ['nt', 'northern territory', 'darwin', 'alice springs'],
};

const OF_CITIES: Readonly<Record<string, AustralianState>> = {
  sydney: 'nsw',
  melbourne: 'vic',
  brisbane: 'qld',
  perth: 'wa',
  adelaide: 'sa',
  canberra: 'act',
};

/**
 * The state or territory that a location in Australia is in, or null where its text names none. A state that is named
 * decides before the city: “Queanbeyan NSW, near Canberra”.
 */
export function australianStateOf(location: string): AustralianState | null {
  const text = folded(location);
  const isNamed = (name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text);
  const named = AUSTRALIAN_STATES.find((state) => NAMES[state].some(isNamed));
  return named ?? OF_CITIES[cityOf(location, 'australia')?.slug ?? ''] ?? null;
}
