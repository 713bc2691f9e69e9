import type { DemoFamily } from '../people.js';
import { AUCKLAND_AND_THE_NORTH } from './auckland-and-the-north.js';
import { BRISBANE_PERTH_AND_ADELAIDE } from './brisbane-perth-and-adelaide.js';
import { MELBOURNE_AND_CANBERRA } from './melbourne-and-canberra.js';
import { SYDNEY } from './sydney.js';
import { WELLINGTON_AND_THE_SOUTH } from './wellington-and-the-south.js';

/** Host families of both countries, Australia's first. */
export const DEMO_FAMILIES: readonly DemoFamily[] = [
  ...SYDNEY,
  ...MELBOURNE_AND_CANBERRA,
  ...BRISBANE_PERTH_AND_ADELAIDE,
  ...AUCKLAND_AND_THE_NORTH,
  ...WELLINGTON_AND_THE_SOUTH,
];
