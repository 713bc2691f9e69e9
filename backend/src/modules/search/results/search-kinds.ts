import { type AuPairFacts, type FamilyFacts, cityBit, regionBit } from '../../profiles/index.js';
import type { AuPairFilters, FamilyFilters, SearchFilters } from './filters.js';
import { AU_PAIR_DEAL, FAMILY_DEAL } from './deal-test.js';
import type { SearchKind, SearchTest } from './search-kind.js';
import { auPairOfRow, familyOfRow, type AuPairRow, type FamilyRow } from '../search-index/search-rows.js';
import { AU_PAIR_TABLE, FAMILY_TABLE, type SearchTable } from '../search-index/search-table.js';
import {
  anywhereTerm,
  cityTerm,
  EVERYONE,
  languageTerm,
  nationalityTerm,
  regionTerm,
  type Term,
} from '../search-index/terms.js';

const placeBits = ({ region, city }: SearchFilters) => (region ? regionBit(region) : 0) | (city ? cityBit(city) : 0);
const ifAsked = (parameter: string, test: string) => `(${parameter} IS NULL OR ${test})`;

const sharedTests = ({ soonest }: SearchTable): SearchTest<SearchFilters>[] => [
  { sql: (bits) => `places & ${bits} = ${bits}`, type: 'integer', value: placeBits },
  { sql: (bits) => `traits & ${bits} = ${bits}`, type: 'integer', value: ({ traits }) => traits },
  { sql: (day) => `${soonest} >= ${day}`, type: 'integer', value: ({ earliest }) => earliest },
  { sql: (day) => `${soonest} <= ${day}`, type: 'integer', value: ({ latest }) => latest },
  {
    sql: (months) => ifAsked(months, `${months} BETWEEN stay_min AND stay_max`),
    type: 'smallint',
    value: ({ stay }) => stay,
  },
  {
    sql: (all) => ifAsked(all, `languages @> ${all}`),
    type: 'smallint[]',
    value: ({ languages }) => (languages.length > 0 ? languages : null),
  },
];

const sharedCovers = ({ region, languages }: SearchFilters): Term[][] => [
  [EVERYONE],
  ...(region ? [[regionTerm(region)]] : []),
  ...languages.map((language) => [languageTerm(language)]),
];

/** Families look for au pairs. */
export const AU_PAIRS: SearchKind<AuPairFilters, AuPairRow, AuPairFacts> = {
  table: AU_PAIR_TABLE,
  tests: [
    ...sharedTests(AU_PAIR_TABLE),
    AU_PAIR_DEAL,
    { sql: (age) => `age >= ${age}`, type: 'smallint', value: ({ ageMin }) => ageMin },
    { sql: (age) => `age <= ${age}`, type: 'smallint', value: ({ ageMax }) => ageMax },
    {
      sql: (any) => ifAsked(any, `nationality = ANY(${any})`),
      type: 'smallint[]',
      value: ({ nationalities }) => nationalities,
    },
  ],
  // How long someone can stay is compared by no test: only these lists know it.
  covers: (filters) =>
    filters.stays
      ? [filters.stays]
      : [
          ...sharedCovers(filters),
          ...(filters.city ? [[cityTerm(filters.city), anywhereTerm(filters.city.region)]] : []),
          ...(filters.nationalities ? [filters.nationalities.map(nationalityTerm)] : []),
        ],
  toFacts: auPairOfRow,
};

/** Au pairs look for families. */
export const FAMILIES: SearchKind<FamilyFilters, FamilyRow, FamilyFacts> = {
  table: FAMILY_TABLE,
  tests: [
    ...sharedTests(FAMILY_TABLE),
    FAMILY_DEAL,
    { sql: (count) => `children <= ${count}`, type: 'smallint', value: ({ childrenMax }) => childrenMax },
    { sql: (hours) => `hours <= ${hours}`, type: 'smallint', value: ({ hoursMax }) => hoursMax },
    {
      sql: (age) => ifAsked(age, `youngest >= ${age}`),
      type: 'smallint',
      value: ({ youngestMin }) => youngestMin,
    },
    {
      sql: (age) => ifAsked(age, `youngest <= ${age}`),
      type: 'smallint',
      value: ({ youngestMax }) => youngestMax,
    },
  ],
  // Distance is compared by no test: only these lists know it.
  covers: (filters) =>
    filters.near ? [filters.near] : [...sharedCovers(filters), ...(filters.city ? [[cityTerm(filters.city)]] : [])],
  toFacts: familyOfRow,
};
