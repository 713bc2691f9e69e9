import { regionFacts } from '../country/index.js';
import { type AuPairFacts, type FamilyFacts, placesIn, AU_PAIR_TRAITS } from '../profiles/index.js';
import { fits, lacks, remark, type Finding } from './finding.js';
import { messages } from './texts.js';

const LOCATION = 15;
/** Another city of the same country can be talked about. */
const OTHER_CITY_SHARE = 0.4;

/** Where the family lives and where the au pair hopes to be: 15 points. */
export function comparePlace(auPair: AuPairFacts, family: FamilyFacts): Finding[] {
  const home = placesIn(family.places);
  const hoped = placesIn(auPair.places);
  const city = home.cities[0];
  const region = home.regions[0];
  const isRegion = !!region && hoped.regions.includes(region);
  const isAnywhere = isRegion && (hoped.anywhere.includes(region) || hoped.cities.length === 0);
  const isHere = isAnywhere || (!!city && hoped.cities.includes(city));
  if (!isHere) {
    const here = city?.name ?? (region && regionFacts(region).name) ?? '';
    const elsewhere = () => messages.place.elsewhere(placeNames(hoped), here);
    return [lacks(LOCATION, isRegion ? OTHER_CITY_SHARE : 0, elsewhere)];
  }
  const isWished = city && !isAnywhere;
  const isInCountry = (auPair.traits & AU_PAIR_TRAITS.inCountry) !== 0;
  return [
    fits(LOCATION, isWished ? messages.place.wished(city.name) : messages.place.anywhere),
    ...(isInCountry ? [remark(true, messages.place.inCountry)] : []),
  ];
}

/** Regions where any city is welcome by their own name, cities elsewhere by theirs. */
function placeNames({ cities, regions, anywhere }: ReturnType<typeof placesIn>): string[] {
  if (cities.length === 0) return regions.map((region) => regionFacts(region).name);
  const single = cities.filter(({ region }) => !anywhere.includes(region));
  return [...anywhere.map((region) => regionFacts(region).name), ...single.map(({ name }) => name)];
}
