import { australianStateOf, cityOf, folded, regionFacts, type City, type Region } from '../../country/index.js';

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

/**
 * The city of the other country that a location ends with, as the form writes it: "Ponsonby, Auckland". Null for a
 * suburb or street that only has its name ("Hamilton, Newcastle"), and beside a city of the own country.
 */
export function cityOfMove(place: string, region: Region): City | null {
  const [here, there] = [regionFacts(region), regionFacts(region === 'australia' ? 'newzealand' : 'australia')];
  const parts = folded(place).split(/ ?, ?/);
  if (parts.at(-1) === folded(there.name)) parts.pop();
  if (here.cities.some(({ name }) => parts.includes(folded(name)))) return null;
  return there.cities.find(({ name }) => folded(name) === parts.at(-1)) ?? null;
}
