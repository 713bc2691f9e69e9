import { australianStateOf, cityOf, regionFacts, type City, type Region } from '../../country/index.js';

/**
 * A city of the other country in a location text, or null if the text fits the region. "Hamilton, Victoria" and
 * "Hamilton, Australia" fit: a named state or region takes precedence over our list of cities.
 */
export function cityElsewhere(place: string, region: Region): City | null {
  const city = cityOf(place);
  if (!city || city.region === region || cityOf(place, region)) return null;
  if (region === 'australia' && australianStateOf(place)) return null;
  return place.toLowerCase().includes(regionFacts(region).name.toLowerCase()) ? null : city;
}
