import type { DemoAuPair } from '../people.js';
import { AFRICA_AND_PACIFIC } from './africa-and-pacific.js';
import { AMERICAS } from './americas.js';
import { EAST_ASIA } from './east-asia.js';
import { EASTERN_EUROPE } from './eastern-europe.js';
import { FRANCE_AND_LOW_COUNTRIES } from './france-and-low-countries.js';
import { GERMAN_SPEAKING } from './german-speaking.js';
import { NORTHERN_EUROPE } from './northern-europe.js';
import { SOUTH_AND_SOUTHEAST_ASIA } from './south-and-southeast-asia.js';
import { SOUTHERN_EUROPE } from './southern-europe.js';

/** Au pairs from everywhere who would come to Australia or New Zealand. */
export const DEMO_AU_PAIRS: readonly DemoAuPair[] = [
  ...GERMAN_SPEAKING,
  ...FRANCE_AND_LOW_COUNTRIES,
  ...SOUTHERN_EUROPE,
  ...NORTHERN_EUROPE,
  ...EASTERN_EUROPE,
  ...AMERICAS,
  ...EAST_ASIA,
  ...SOUTH_AND_SOUTHEAST_ASIA,
  ...AFRICA_AND_PACIFIC,
];
