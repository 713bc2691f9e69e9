import { CHILDREN, countOf, HOURS, MONTHS, YEARS } from '../../lib/format/count';
import { shortDay } from '../../lib/format/date';
import type { SavedSearchKind } from '../../api/saved-searches';

/** A search that can be saved. */
export interface SaveSearchProps {
  kind: SavedSearchKind;
  filters: Record<string, string>;
}

const YES: Record<string, string> = {
  infants: 'baby experience',
  drives: 'drives',
  policeCheck: 'police check',
  childrenCheck: 'working with children check',
  inCountry: 'already in the country',
  ownBathroom: 'own bathroom',
  carAvailable: 'a car to use',
  noPets: 'no pets',
};
const SAID: Record<string, (value: string) => string> = {
  city: (city) => city,
  place: (city) => city,
  duration: (months) => countOf(months, MONTHS),
  startBy: (day) => `free by ${shortDay(day)}`,
  availableFrom: (day) => `free from ${shortDay(day)}`,
  availableTo: (day) => `free until ${shortDay(day)}`,
  ageMin: (age) => `from ${countOf(age, YEARS)}`,
  ageMax: (age) => `up to ${countOf(age, YEARS)}`,
  nationality: (names) => names,
  languages: (names) => `speaks ${names}`,
  languagesAtHome: (names) => `${names} at home`,
  canStay: (months) => `can stay ${countOf(months, MONTHS)} by visa`,
  visa: (kind) => `${kind.replace(/_/g, ' ')} visa`,
  startFrom: (day) => `starts from ${shortDay(day)}`,
  startTo: (day) => `starts until ${shortDay(day)}`,
  childrenMax: (count) => `${countOf(count, CHILDREN)} at most`,
  childAgeMin: (age) => `children from ${countOf(age, YEARS)}`,
  childAgeMax: (age) => `youngest up to ${countOf(age, YEARS)}`,
  hoursMax: (hours) => `${countOf(hours, HOURS)} a week at most`,
};

/** Filters as a line: "Sydney, free by 1 Feb 2027, drives". Empty where nothing but the country is asked. */
export function filterWords(filters: Record<string, string>): string {
  return Object.entries(filters)
    .flatMap(([name, value]) => {
      const yes = YES[name];
      return yes ? (value === 'true' ? [yes] : []) : (SAID[name]?.(value) ?? []);
    })
    .join(', ');
}
