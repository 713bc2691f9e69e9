import { invalidField } from '../../../platform/errors/index.js';
import { cityOf, regionFacts, type Region } from '../../country/index.js';
import { messages } from './texts.js';

/**
 * A city of the other country in a location text, or null if the text fits the region. "Hamilton, Victoria, Australia"
 * fits: an explicit region takes precedence over our list of cities.
 */
export function cityElsewhere(place: string, region: Region): string | null {
  const city = cityOf(place);
  if (!city || city.region === region || cityOf(place, region)) return null;
  return place.toLowerCase().includes(regionFacts(region).name.toLowerCase()) ? null : city.name;
}

/** Throws `validation_failed` for `field` if the location is in the other country. */
export function assertPlaceFits(field: string, place: string, region: Region): void {
  const elsewhere = cityElsewhere(place, region);
  if (!elsewhere) return;
  const message = messages.placeElsewhere(elsewhere, regionFacts(region).name);
  throw invalidField(field, message);
}
