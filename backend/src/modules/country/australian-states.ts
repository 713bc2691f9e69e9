import { folded } from './folded-text.js';
import { localityByLabel } from './localities/index.js';
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

const isNamed = (name: string, text: string): boolean => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text);

/**
 * The state or territory that a location in Australia is in, or null where its text names none. A suburb or town that
 * we know is in its own: “Victoria Park, Perth”, “Queanbeyan, Canberra”. Otherwise a state that is named decides before
 * the city, “Queanbeyan NSW, near Canberra”, and the last part of the text before those that may only be called so:
 * “Port Victoria, SA”.
 */
export function australianStateOf(location: string): AustralianState | null {
  const known = localityByLabel(location)?.state?.toLowerCase();
  const parts = folded(location).split(',').reverse();
  const named = parts.map((part) =>
    AUSTRALIAN_STATES.find((state) => NAMES[state].some((name) => isNamed(name, part))),
  );
  return (
    AUSTRALIAN_STATES.find((state) => state === known) ??
    named.find((state) => state !== undefined) ??
    OF_CITIES[cityOf(location, 'australia')?.slug ?? ''] ??
    null
  );
}
