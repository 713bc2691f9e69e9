import { regionFacts } from '../../country/index.js';
import type { AuPairFacts } from '../facts/au-pair-facts.js';
import type { FamilyFacts } from '../facts/family-facts.js';
import { placesIn } from '../facts/place-bits.js';
import { AU_PAIR_TRAITS } from '../facts/traits.js';
import { remark, type Finding } from './finding.js';
import { messages } from './messages.js';

/** Places carry no points, since people search by them; but they are said. */
export function comparePlace(auPair: AuPairFacts, family: FamilyFacts): Finding[] {
  const home = placesIn(family.places);
  const hoped = placesIn(auPair.places);
  const city = home.cities[0];
  const isHere = !!city && hoped.cities.includes(city);
  if (city && !isHere && hoped.cities.length > 0)
    return [remark(false, () => messages.place.elsewhere(placeNames(hoped), city.name))];
  if (!(auPair.traits & AU_PAIR_TRAITS.inCountry) || !hoped.regions.some((region) => home.regions.includes(region)))
    return [];
  const isWish = city && hoped.anywhere.length === 0;
  return [remark(true, isWish ? messages.place.here(city.name) : messages.place.inCountry)];
}

/** Regions where any city is welcome by their own name, cities elsewhere by theirs. */
function placeNames({ cities, anywhere }: ReturnType<typeof placesIn>): string[] {
  const single = cities.filter(({ region }) => !anywhere.includes(region));
  return [...anywhere.map((region) => regionFacts(region).name), ...single.map(({ name }) => name)];
}
