import {
  QueryChoice,
  QueryDay,
  QueryFlag,
  QueryList,
  QueryNumber,
  QueryText,
} from '../../../platform/validation/index.js';
import {
  CITIES,
  cityOf,
  countryOf,
  DISTANCES,
  folded,
  languageOf,
  localityByLabel,
  REGIONS,
  type Region,
} from '../../country/index.js';
import { OLDEST_CHILD, OPEN_END, VISA_KINDS, type VisaKind } from '../../profiles/index.js';
import { STAY_MONTHS } from '../search-index/visa-terms.js';
import { messages } from './texts.js';

export const AGES = { min: 18, max: 45 } as const;
export const MOST_CHILDREN = 20;
export const HOURS = { min: 5, max: 60 } as const;
const MOST_NATIONALITIES = 10;
const MOST_LANGUAGES = 5;
/** The option of location fields that asks for nothing. */
const ANY_LOCATION = 'any location';

export const isAnyLocation = (place: string): boolean => folded(place) === ANY_LOCATION;
const placeProblem = (place: string) =>
  isAnyLocation(place) || cityOf(place) ? null : messages.place(CITIES.map(({ name }) => name));

const suburbProblem = (label: string) => (localityByLabel(label) ? null : messages.suburb);

/** Filters of both directions. All that are given must hold. */
class PeopleQuery {
  /**
   * One of our countries.
   * @example 'australia'
   */
  @QueryChoice(REGIONS, 'Region')
  region?: Region;

  /**
   * One of our cities. Au pairs who are happy to go anywhere in the country are included.
   * @example 'Sydney'
   */
  @QueryText(placeProblem)
  place?: string;

  /**
   * The same as `place`, as links of the site write it.
   * @example 'Sydney'
   */
  @QueryText(placeProblem)
  city?: string;

  /**
   * Months that must lie within the length of stay.
   * @example 9
   */
  @QueryNumber(1, OPEN_END)
  duration?: number;

  /**
   * Shows people too who break a deal-breaker of the reader, or have one that the reader breaks.
   * @example true
   */
  @QueryFlag()
  ignoreDealBreakers?: boolean;
}

/** Filters for au pairs. */
export class AuPairFilterQuery extends PeopleQuery {
  /**
   * Could start by this day.
   * @example '2027-02-01'
   */
  @QueryDay()
  startBy?: string;

  /**
   * Free from this day or later; people who are already free count as free from today.
   * @example '2027-01-01'
   */
  @QueryDay()
  availableFrom?: string;

  /**
   * Free from this day or earlier.
   * @example '2027-03-31'
   */
  @QueryDay()
  availableTo?: string;

  /** @example 20 */
  @QueryNumber(AGES.min, AGES.max)
  ageMin?: number;

  /** @example 30 */
  @QueryNumber(AGES.min, AGES.max)
  ageMax?: number;

  /**
   * Any of these: ISO codes or English words, separated by commas, ten at most.
   * @example 'DE,FR'
   */
  @QueryList(countryOf, MOST_NATIONALITIES)
  nationality?: string;

  /**
   * All of these: ISO codes or English names, separated by commas, five at most.
   * @example 'de,en'
   */
  @QueryList(languageOf, MOST_LANGUAGES)
  languages?: string;

  /**
   * Has cared for babies.
   * @example true
   */
  @QueryFlag()
  infants?: boolean;

  /**
   * Has a driving licence.
   * @example true
   */
  @QueryFlag()
  drives?: boolean;

  /**
   * Says to have a police check.
   * @example true
   */
  @QueryFlag()
  policeCheck?: boolean;

  /**
   * Says to have a working with children check.
   * @example true
   */
  @QueryFlag()
  childrenCheck?: boolean;

  /**
   * The kind of visa, as far as their words tell.
   * @example 'working_holiday'
   */
  @QueryChoice(VISA_KINDS, 'VisaKind')
  visa?: VisaKind;

  /**
   * Months that their visa allows with a family from the caller's own start. For families with a complete profile; it
   * is ignored for everyone else.
   * @example '6'
   */
  @QueryChoice(STAY_MONTHS.map(String), 'VisaStayMonths')
  canStay?: string;

  /**
   * Is in the country already.
   * @example true
   */
  @QueryFlag()
  inCountry?: boolean;
}

/** Filters for families. */
export class FamilyFilterQuery extends PeopleQuery {
  /**
   * Kilometres around the middle of `city` or `place`, which must be given too. For members with a complete profile it
   * counts from the family's suburb, for everyone else from the family's city.
   * @example '50'
   */
  @QueryChoice(DISTANCES.map(String), 'SearchDistance')
  within?: string;

  /**
   * A suburb or town as the map names it, instead of a city. If you can’t see suburbs on cards, you get its city.
   * @example 'Newtown, Sydney'
   */
  @QueryText(suburbProblem)
  suburb?: string;

  /**
   * Starts on this day or later; families who need someone at once start today.
   * @example '2027-01-01'
   */
  @QueryDay()
  startFrom?: string;

  /**
   * Starts on this day or earlier.
   * @example '2027-03-31'
   */
  @QueryDay()
  startTo?: string;

  /** @example 3 */
  @QueryNumber(1, MOST_CHILDREN)
  childrenMax?: number;

  /**
   * The youngest child is at least this old, in years.
   * @example 2
   */
  @QueryNumber(0, OLDEST_CHILD)
  childAgeMin?: number;

  /**
   * The youngest child is at most this old, in years.
   * @example 6
   */
  @QueryNumber(0, OLDEST_CHILD)
  childAgeMax?: number;

  /**
   * Hours a week.
   * @example 30
   */
  @QueryNumber(HOURS.min, HOURS.max)
  hoursMax?: number;

  /**
   * A bathroom of your own.
   * @example true
   */
  @QueryFlag()
  ownBathroom?: boolean;

  /**
   * A car may be used.
   * @example true
   */
  @QueryFlag()
  carAvailable?: boolean;

  /**
   * There are no pets.
   * @example true
   */
  @QueryFlag()
  noPets?: boolean;

  /**
   * All of these: ISO codes or English names, separated by commas, five at most.
   * @example 'en,de'
   */
  @QueryList(languageOf, MOST_LANGUAGES)
  languagesAtHome?: string;
}
