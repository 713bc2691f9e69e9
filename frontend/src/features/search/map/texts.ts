import { countOf, type Unit } from '../../../lib/format/count';

const FAMILIES: Unit = ['family', 'families'];

/** Texts of the map of families. */
export const mapTexts = {
  label: 'Map of families',
  keys: 'Arrow keys move the map, plus and minus zoom. The list below has the same locations.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  move: { left: 'Move left', up: 'Move up', down: 'Move down', right: 'Move right' },
  location: (name: string, count: number) => `${name}: ${countOf(count, FAMILIES)}`,
  cluster: (locations: number, count: number) => `${locations} locations, ${countOf(count, FAMILIES)}. Zoom in`,
  list: 'Locations',
  all: (count: number) => `Show all ${count} locations`,
  fewer: 'Show fewer locations',
  loading: 'Loading the map…',
  failed: 'The map did not load.',
  again: 'Try again',
  empty: 'No matching family has a known location.',
  elsewhere: (count: number) => `${countOf(count, FAMILIES)} without a known location.`,
  capped: (count: number) => `The map shows the newest ${count.toLocaleString('en-AU')} families.`,
  visitors: 'Suburbs are shown to members with a complete profile.',
  sources: 'Locations: GeoNames, CC BY 4.0. Coastline: Natural Earth.',
} as const;
