import { assertNoProblems, type FieldMessages } from '../../../platform/errors/index.js';
import { namesIn } from '../../../platform/validation/index.js';
import { countryOf, languageOf } from '../../country/index.js';
import {
  codeNumber,
  dayOfIso,
  type Day,
  AU_PAIR_TRAITS,
  bitsWhere,
  FAMILY_TRAITS,
  visaBit,
} from '../../profiles/index.js';
import type { VisaReader } from '../cards/visa-reader.js';
import { STAY_MONTHS, visaTermsFor } from '../search-index/visa-terms.js';
import type { AuPairFilters, FamilyFilters } from './filters.js';
import { familyLocationOf, familyLocationProblems, locationOf, locationProblems } from './location-filters.js';
import { messages } from './texts.js';
import { AGES, HOURS, MOST_CHILDREN, type AuPairFilterQuery, type FamilyFilterQuery } from './search-query.dto.js';

const dayOf = (text: string | undefined): Day | null => (text === undefined ? null : dayOfIso(text));
const earlier = (a: Day | null, b: Day | null) => (a === null || b === null ? (a ?? b) : Math.min(a, b));
const known = <T>(item: T | null): item is T => item !== null;
const inOrder = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b);
const languageNumbersOf = (list: string | undefined) =>
  inOrder(
    namesIn(list ?? '')
      .map(languageOf)
      .filter(known)
      .map(({ code }) => codeNumber(code)),
  );

/**
 * What an au pair search asks for. Throws `validation_failed` where filters contradict each other. How long someone can
 * stay is compared for families alone (`reader`).
 */
export function auPairFiltersOf(query: AuPairFilterQuery, reader: VisaReader | null = null): AuPairFilters {
  assertNoProblems({
    ...locationProblems(query),
    ...rangeProblem('ageMax', query.ageMax, 'ageMin', query.ageMin),
    ...dateProblem('availableTo', query.availableTo, 'availableFrom', query.availableFrom),
    ...dateProblem('startBy', query.startBy, 'availableFrom', query.availableFrom),
  });
  const countries = namesIn(query.nationality ?? '')
    .map(countryOf)
    .filter(known);
  return {
    ...locationOf(query),
    from: dayOf(query.availableFrom),
    until: earlier(dayOf(query.availableTo), dayOf(query.startBy)),
    stay: query.duration ?? null,
    traits:
      (query.visa ? visaBit(query.visa) : 0) |
      bitsWhere([
        [AU_PAIR_TRAITS.infants, query.infants ?? false],
        [AU_PAIR_TRAITS.drives, query.drives ?? false],
        [AU_PAIR_TRAITS.policeCheck, query.policeCheck ?? false],
        [AU_PAIR_TRAITS.childrenCheck, query.childrenCheck ?? false],
        [AU_PAIR_TRAITS.inCountry, query.inCountry ?? false],
      ]),
    languages: languageNumbersOf(query.languages),
    ignoreDealBreakers: query.ignoreDealBreakers ?? false,
    ageMin: query.ageMin ?? AGES.min,
    ageMax: query.ageMax ?? AGES.max,
    nationalities: countries.length > 0 ? inOrder(countries.map(({ code }) => codeNumber(code))) : null,
    stays: staysFor(query.canStay, reader),
  };
}

function staysFor(canStay: string | undefined, reader: VisaReader | null) {
  const months = STAY_MONTHS.find((one) => String(one) === canStay);
  if (months === undefined || !reader) return null;
  const { region, starts, today } = reader;
  return visaTermsFor(region, months, starts ?? today, today);
}

/**
 * What a family search asks for. Throws `validation_failed` where filters contradict each other. Suburbs count for those
 * who may read them (`readsSuburbs`); for others every family is in the middle of its city.
 */
export function familyFiltersOf(query: FamilyFilterQuery, readsSuburbs = false): FamilyFilters {
  assertNoProblems({
    ...familyLocationProblems(query),
    ...rangeProblem('childAgeMax', query.childAgeMax, 'childAgeMin', query.childAgeMin),
    ...dateProblem('startTo', query.startTo, 'startFrom', query.startFrom),
  });
  return {
    ...familyLocationOf(query, readsSuburbs),
    from: dayOf(query.startFrom),
    until: dayOf(query.startTo),
    stay: query.duration ?? null,
    traits: bitsWhere([
      [FAMILY_TRAITS.ownBathroom, query.ownBathroom ?? false],
      [FAMILY_TRAITS.carAvailable, query.carAvailable ?? false],
      [FAMILY_TRAITS.noPets, query.noPets ?? false],
    ]),
    languages: languageNumbersOf(query.languagesAtHome),
    ignoreDealBreakers: query.ignoreDealBreakers ?? false,
    childrenMax: query.childrenMax ?? MOST_CHILDREN,
    hoursMax: query.hoursMax ?? HOURS.max,
    youngestMin: query.childAgeMin ?? null,
    youngestMax: query.childAgeMax ?? null,
  };
}

const rangeProblem = (
  upper: string,
  most: number | undefined,
  lower: string,
  least: number | undefined,
): FieldMessages =>
  most !== undefined && least !== undefined && most < least ? { [upper]: [messages.range(upper, lower)] } : {};

const dateProblem = (
  upper: string,
  last: string | undefined,
  lower: string,
  first: string | undefined,
): FieldMessages =>
  last !== undefined && first !== undefined && last < first ? { [upper]: [messages.dates(upper, lower)] } : {};
