import type { Region } from '../../country/index.js';

/** A tint and a text colour for each region; documents for both take Australia's wattle. */
export const ACCENTS: Record<Region | 'both', { pale: string; fill: string; text: string }> = {
  australia: { pale: '#FDF0CF', fill: '#F4C24B', text: '#8F4A06' },
  newzealand: { pale: '#DDF0DC', fill: '#86CF96', text: '#22663B' },
  both: { pale: '#FDF0CF', fill: '#F4C24B', text: '#8F4A06' },
};
