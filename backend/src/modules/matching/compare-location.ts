import { regionFacts } from '../country/index.js';
import { type AuPairFacts, type FamilyFacts, placesIn, AU_PAIR_TRAITS } from '../profiles/index.js';
import { fits, lacks, type Compare, type Finding } from './comparison.js';
import { messages } from './texts.js';

/** The share for another city of the same country. */
const OTHER_CITY_SHARE = 0.4;

type Places = ReturnType<typeof placesIn>;

/** Names of regions where any city is welcome, and of cities elsewhere. */
function placeNames({ cities, regions, anywhere }: Places): string[] {
  if (cities.length === 0) return regions.map((region) => regionFacts(region).name);
  const single = cities.filter(({ region }) => !anywhere.includes(region));
  return [...anywhere.map((region) => regionFacts(region).name), ...single.map(({ name }) => name)];
}

const sayElsewhere = (auPair: AuPairFacts, family: FamilyFacts) => {
  const { cities, regions } = placesIn(family.places);
  const here = cities[0]?.name ?? (regions[0] && regionFacts(regions[0]).name) ?? '';
  return messages.place.elsewhere(placeNames(placesIn(auPair.places)), here);
};
const OTHER_CITY = lacks(OTHER_CITY_SHARE, OTHER_CITY_SHARE, sayElsewhere);
const OTHER_COUNTRY = lacks(0, 0, sayElsewhere);
const ANYWHERE = fits(messages.place.anywhere);
const WISHED = fits((_auPair, family) => messages.place.wished(placesIn(family.places).cities[0]?.name ?? ''));
const IN_COUNTRY = fits(messages.place.inCountry);

/** Where the family lives, and the au pair's preferred locations. */
export const compareLocation: Compare = (auPair, family) => {
  const { cities, regions } = placesIn(family.places);
  const [city] = cities;
  const [region] = regions;
  const hoped = placesIn(auPair.places);
  const isRegion = !!region && hoped.regions.includes(region);
  if (isRegion && (hoped.anywhere.includes(region) || hoped.cities.length === 0)) return ANYWHERE;
  if (city && hoped.cities.includes(city)) return WISHED;
  return isRegion ? OTHER_CITY : OTHER_COUNTRY;
};

const isFit = (finding: Finding | null) => finding !== null && 'ok' in finding && finding.ok;

/** Only compared if the au pair wants what the family offers. */
export const compareInCountry: Compare = (auPair, family, today) => {
  if (!(auPair.traits & AU_PAIR_TRAITS.inCountry)) return null;
  return isFit(compareLocation(auPair, family, today)) ? IN_COUNTRY : null;
};
